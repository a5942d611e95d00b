import { expect, it } from 'vitest'
import { legalText } from './legal-text.ts'
import privacy from './privacy.json' with { type: 'json' }
import terms from './terms.json' with { type: 'json' }

const agency = { product: 'Palma', email: 'ventas@palma.example', phone: '+52 998 555 0142' }
const seller = { name: 'Palma Viajes', street: 'Av. Tulum 24', registration: 'RFC X1' }

const texts = [
  ['privacy notice', legalText(privacy, agency)],
  ['terms', legalText(terms, agency)],
] as const

it.each(texts)('the %s names the agency, its email address and its phone number', (_, text) => {
  const words = JSON.stringify(text)
  expect(words).toContain(agency.product)
  expect(words).toContain(agency.email)
  expect(words).toContain(agency.phone)
  expect(words).not.toMatch(/\{\w+\}/)
})

it.each([privacy, terms])('$title names the configured seller', (text) => {
  const company = 'Palma Viajes, Av. Tulum 24 (RFC X1)'
  expect(JSON.stringify(legalText(text, { ...agency, seller }))).toContain(company)
})

it('the terms leave out the seller if none is configured', () => {
  expect(JSON.stringify(legalText(terms, agency))).not.toContain('You book with')
})

it.each(texts)(
  'the sections of the %s have unique ids that are valid URL hashes',
  (_, { sections }) => {
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length)
    for (const { id } of sections) expect(id).toMatch(/^[a-z][a-z-]*$/)
  },
)

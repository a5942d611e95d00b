import { expect, it } from 'vitest'
import { privacyText } from './privacy.ts'
import { termsText } from './terms.ts'

const agency = { product: 'Palma', email: 'ventas@palma.example', phone: '+52 998 555 0142' }

it.each([
  ['privacy notice', privacyText(agency)],
  ['terms', termsText(agency)],
])('the %s names the agency and how to reach it', (_, text) => {
  const words = JSON.stringify(text)
  expect(words).toContain(agency.product)
  expect(words).toContain(agency.email)
  expect(words).toContain(agency.phone)
})

it.each([
  ['privacy notice', privacyText(agency)],
  ['terms', termsText(agency)],
])('every section of the %s has an address of its own', (_, { sections }) => {
  expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length)
  for (const { id } of sections) expect(id).toMatch(/^[a-z][a-z-]*$/)
})

it('the privacy notice says what happens to passports', () => {
  expect(privacyText(agency).sections.map(({ id }) => id)).toContain('passports')
})

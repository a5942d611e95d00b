import { expect, it } from 'vitest'
import { legalText } from './legal-text.ts'
import privacy from './privacy.json' with { type: 'json' }
import terms from './terms.json' with { type: 'json' }

const agency = { product: 'Palma', email: 'ventas@palma.example', phone: '+52 998 555 0142' }
const seller = { name: 'Palma Viajes', street: 'Av. Tulum 24', registration: 'RFC X1' }

it.each([privacy, terms])(
  '$title names agency and seller, and has sections with unique ids that are valid URL hashes',
  (text) => {
    const words = JSON.stringify(legalText(text, agency))
    for (const fact of Object.values(agency)) expect(words).toContain(fact)
    expect(words).not.toMatch(/\{\w+\}|You book with/)
    const company = 'Palma Viajes, Av. Tulum 24 (RFC X1)'
    expect(JSON.stringify(legalText(text, { ...agency, seller }))).toContain(company)
    const ids = text.sections.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z][a-z-]*$/)
  },
)

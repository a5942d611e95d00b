import { expect, test } from 'vitest'
import { countries } from './countries.ts'

test('lists at least 240 different countries, each with a two-letter code and a name', () => {
  expect(countries.length).toBeGreaterThanOrEqual(240)
  expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length)
  expect(new Set(countries.map(({ name }) => name)).size).toBe(countries.length)
  for (const { code } of countries) expect(code).toMatch(/^[A-Z]{2}$/)
})

test('lists US, CA, MX and GB first, the rest by name', () => {
  expect(countries.slice(0, 4).map(({ code }) => code)).toEqual(['US', 'CA', 'MX', 'GB'])
  const rest = countries.slice(4).map(({ name }) => name)
  expect(rest).toEqual(rest.toSorted(new Intl.Collator('en-US').compare))
})

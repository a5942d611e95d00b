import { expect, test } from 'vitest'
import { countries } from './countries.ts'

test('lists US, CA, MX and GB first, the rest by name', () => {
  expect(countries.length).toBeGreaterThanOrEqual(240)
  expect(countries.slice(0, 4).map(({ code }) => code)).toEqual(['US', 'CA', 'MX', 'GB'])
  const rest = countries.slice(4).map(({ name }) => name)
  expect(rest).toEqual(rest.toSorted(new Intl.Collator('en-US').compare))
})

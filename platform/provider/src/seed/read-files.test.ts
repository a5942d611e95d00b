import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rowsOf, seedRows } from './read-files.ts'

const read = (name: string) =>
  readFileSync(new URL(`../../catalogue/data/${name}.json`, import.meta.url), 'utf8')

test.each([
  ['a price that is text', 'hotels', ': 18900', ': "189.00"', '0.rooms.0.priceCents: '],
  ['a misspelt column', 'hotels', 'maxAdults', 'maxAdult', '0.rooms.0.rates.1.maxAdult: '],
  ['an unknown time zone', 'airports', '/Cancun', '/Cancan', '0.timeZone: must be a time zone'],
  ['a slug that leaves the folder', 'articles', 'best-cenotes', '../best', '0.slug: '],
])('refuses %s, and the error names the place', (_, file, found, written, place) => {
  const text = read(file)
  expect(text).toContain(found)
  const json = (name: string) =>
    JSON.parse(name === file ? text.replace(found, written) : read(name))
  const message = `catalogue/data/${file}.json, ${place}`
  expect(() => rowsOf({ json, article: () => '' })).toThrow(message)
})

test('reads missing values as null', () => {
  const none = { infantPriceCents: null, minPax: null, minNights: null, infantMaxAge: null }
  expect(seedRows().rates[0]).toMatchObject({ id: 10101, priceCents: 18900, ...none })
})

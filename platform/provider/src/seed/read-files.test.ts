import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { seedRows } from './read-files.ts'

const bytes = (file: string) => readFileSync(new URL(`../../catalogue/${file}`, import.meta.url))
const read = (file: string) => String(bytes(file))

/** Rows of the files after a change to one of them. */
const changed = (file: string, found: string, written: string) => () =>
  seedRows(['data'], (name) =>
    name === `data/${file}.json` ? Buffer.from(read(name).replace(found, written)) : bytes(name),
  )

test.each([
  ['a price that is text', 'hotels', ': 18900', ': "189.00"', 30, '0.rooms.0.priceCents: '],
  ['a misspelt column', 'hotels', 'maxAdults', 'maxAdult', 35, '0.rooms.0.rates.1.maxAdult: '],
  ['an unknown time zone', 'airports', '/Cancun', '/Cancan', 2, '0.timeZone: must be a time'],
  ['a slug that leaves the folder', 'articles', 'best-cenotes', '../best', 2, '0.slug: '],
  ['a place that does not exist', 'tours', '"destinationId": 1', '"destinationId": 99', 0, ''],
  ['a start that does not exist', 'tours', '["Cancún"', '["Cancun"', 12, '0.startsIn: there'],
  ['an id that is taken', 'slides', '"id": 2', '"id": 1', 3, '1.id: is taken by another'],
  ['a price too high', 'flights', '"fareCents": 11387', '"fareCents": 9e9', 2, '0.fareCents: '],
  ['seats that nobody can book', 'flights', '"seats": 186', '"seats": 0', 2, '0.seats: '],
])('refuses %s with file, line and field', (_, file, found, written, line, place) => {
  expect(read(`data/${file}.json`)).toContain(found)
  const message = line
    ? `catalogue/data/${file}.json, line ${line}, ${place}`
    : 'there is no 99 in destinations.json'
  expect(changed(file, found, written)).toThrow(message)
})

test('refuses JSON that cannot be read with file and line', () => {
  expect(changed('slides', '"id": 2,', '"id": 2')).toThrow(
    /^catalogue\/data\/slides.json: .*line 3/,
  )
})

test('reads files as Windows writes them, but none in another encoding than UTF-8', () => {
  expect(changed('slides', '[', '\ufeff[')).not.toThrow()
  const ansi = (name: string) =>
    name.endsWith('airport-to-hotel.html') ? Buffer.from('<p>Canc\xfan', 'latin1') : bytes(name)
  expect(() => seedRows(['data'], ansi)).toThrow(
    /^catalogue\/data\/articles\/airport-to-hotel.html cannot be read: .*utf-8/,
  )
})

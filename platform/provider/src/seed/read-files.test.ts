import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { seedRows } from './read-files.ts'

const own = new URL('../../catalogue/data/', import.meta.url)
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalogue-'))
  cpSync(own, folder, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

test.each([
  [
    'a price that is text',
    'hotels',
    '"priceCents": 18900',
    '"priceCents": "189.00"',
    /hotels\.json, 0\.rooms\.0\.priceCents/,
  ],
  [
    'a price of half a cent',
    'tours',
    '"priceCents": 7900',
    '"priceCents": 7900.5',
    /tours\.json, \d+\.priceCents/,
  ],
  [
    'a misspelt column',
    'hotels',
    '"maxAdults"',
    '"maxAdult"',
    /hotels\.json, 0\.rooms\.0\.rates\.1\.maxAdult/,
  ],
  [
    'a time zone that does not exist',
    'airports',
    'America/Cancun',
    'America/Cancan',
    /airports\.json, 0\.timeZone: must be a time zone/,
  ],
  [
    'a time that does not exist',
    'flights',
    '"06:40"',
    '"26:40"',
    /flights\.json, 0\.departs: must be HH:MM/,
  ],
  [
    'a day that does not exist',
    'articles',
    '2026-11-14',
    '2026-11-31',
    /articles\.json, 0\.publishDate: must be a date/,
  ],
  [
    'a slug that leaves the folder',
    'articles',
    'best-cenotes-from-cancun',
    '../destinations',
    /articles\.json, 0\.slug/,
  ],
  [
    'an article without its text',
    'articles',
    'best-cenotes-from-cancun',
    'no-text',
    /no-text\.html/,
  ],
])('%s is refused by name', (_, file, found, written, message) => {
  const path = join(folder, `${file}.json`)
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(found)
  writeFileSync(path, text.replace(found, written))
  expect(() => seedRows(pathToFileURL(`${folder}/`))).toThrow(message)
})

test('what a table may leave null, a file may leave out', () => {
  expect(seedRows().rates[0]).toEqual({
    id: 10101,
    roomId: 101,
    priceCents: 18900,
    infantPriceCents: null,
    infantPolicy: null,
    minPax: null,
    maxPax: null,
    maxAdults: null,
    maxChildren: null,
    maxInfants: null,
    minNights: null,
    maxNights: null,
    infantMaxAge: null,
    taxes: 'Taxes and service included.',
    cancellation: 'Free cancellation until 3 days before check-in.',
    freeCancellation: { daysBefore: 3, time: '18:00' },
  })
})

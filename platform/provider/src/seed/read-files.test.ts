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
])('refuses %s, and the error names the place', (_, file, found, written, message) => {
  const path = join(folder, `${file}.json`)
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(found)
  writeFileSync(path, text.replace(found, written))
  expect(() => seedRows(pathToFileURL(`${folder}/`))).toThrow(message)
})

test('reads missing values as null', () => {
  const none = { infantPriceCents: null, minPax: null, minNights: null, infantMaxAge: null }
  expect(seedRows().rates[0]).toMatchObject({ id: 10101, priceCents: 18900, ...none })
})

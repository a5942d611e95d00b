import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Postgres, startPostgres } from '@storefront/postgres'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testFolder } from '../testing/test-folder.ts'
import type { Entries } from './entries.ts'
import { openEntries } from './open-entries.ts'

const root = testFolder()
let postgres: Postgres

beforeAll(async () => {
  postgres = await startPostgres()
}, 60_000)
afterAll(() => postgres.stop())

let databases = 0

/** Runs statements in a new database. Returns its address. */
async function makeDatabase(...statements: string[]): Promise<string> {
  const name = `entries_${++databases}`
  await run(postgres.url('postgres'), `create database ${name}`)
  await run(postgres.url(name), ...statements)
  return postgres.url(name)
}

async function run(connectionString: string, ...statements: string[]): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

const entry = (revision: number, by = 'ana') => {
  return { revision, at: '2026-11-22', by, changes: [], remotes: { b: 1, a: { d: [2], c: null } } }
}
const rowOf = (revision: number) => ({ revision, at: '2026-11-22', by: 'ana', changes: [] })

describe.each([
  { where: 'a folder', makeAddress: async () => root() },
  { where: 'PostgreSQL', makeAddress: () => makeDatabase() },
])('entries in $where', ({ makeAddress }) => {
  let entries: Entries
  let other: Entries
  beforeEach(async () => {
    const address = await makeAddress()
    ;[entries, other] = [await openEntries(address), await openEntries(address)]
  })

  test('accept each revision from only one of several simultaneous writers', async () => {
    for (const revision of [1, 2]) {
      const names = ['ana', 'luis', 'quinn']
      const all = await Promise.all(
        names.map((by, n) => (n === 1 ? other : entries).append(entry(revision, by))),
      )
      expect(all.filter(Boolean)).toHaveLength(1)
      const won = { ...entry(revision), by: names[all.indexOf(true)] }
      // The order of fields is kept, because descriptions are hashed.
      expect(JSON.stringify(await other.read(revision))).toBe(JSON.stringify(won))
    }
  })

  test('tell the newest revision and their rows in order, none at first', async () => {
    expect(await Promise.all([entries.newest(), entries.older()])).toEqual([null, []])
    for (const revision of [3, 1, 11, 2, 10]) await entries.append(entry(revision))
    expect(await other.newest()).toBe(11)
    expect([await other.newest(10), await other.newest(11)]).toEqual([11, null])
    expect(await other.rows()).toEqual([1, 2, 3, 10, 11].map(rowOf))
    expect(await other.rows(2)).toEqual([10, 11].map(rowOf))
  })
})

test('a folder counts an entry that lost its document or its row, and reads what is left', async () => {
  const entries = await openEntries(root())
  for (const revision of [1, 2, 3]) await entries.append(entry(revision))
  await rm(join(root(), '.registry/00000002.row.json'))
  await rm(join(root(), '.registry/00000003.json'))
  expect([await entries.newest(), await entries.newest(2)]).toEqual([3, 3])
  expect([await entries.read(2), await entries.read(3)]).toEqual([entry(2), null])
  expect(await entries.rows()).toEqual([rowOf(1), entry(2), rowOf(3)])
})

test('PostgreSQL refuses to change or remove entries', async () => {
  const address = await makeDatabase()
  await (await openEntries(address)).append(entry(1))
  for (const statement of ['update # set revision = 2', 'delete from #', 'truncate #'])
    await expect(run(address, statement.replace('#', 'registry_entries'))).rejects.toThrow(
      'the registry is append-only',
    )
})

test('reads need no table and make none, so that it belongs to the role that writes', async () => {
  const address = await makeDatabase(
    'create role reader login',
    'grant create on schema public to reader',
  )
  const reader = await openEntries(address.replace('postgres@', 'reader@'))
  expect(await Promise.all([reader.newest(), reader.read(1)])).toEqual([null, null])
  await (await openEntries(address)).append(entry(1))
  // Not an empty registry: a reader without this right must not show a site without remotes.
  await expect(reader.newest()).rejects.toThrow('permission denied')
  await expect(reader.append(entry(2))).rejects.toThrow('permission denied')
})

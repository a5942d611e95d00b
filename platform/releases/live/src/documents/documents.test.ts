import { type Postgres, startPostgres } from '@storefront/postgres'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testFolder } from '../testing/test-folder.ts'
import { type Documents, newestOf } from './documents.ts'
import { openDocuments } from './open-documents.ts'

const root = testFolder()
let postgres: Postgres

beforeAll(async () => {
  postgres = await startPostgres()
}, 60_000)
afterAll(() => postgres.stop())

let databases = 0

/** Runs statements in a new database. Returns its address. */
async function makeDatabase(...statements: string[]): Promise<string> {
  const name = `documents_${++databases}`
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

describe.each([
  { where: 'a folder', makeAddress: async () => root() },
  { where: 'PostgreSQL', makeAddress: () => makeDatabase() },
])('documents in $where', ({ makeAddress }) => {
  let documents: Documents
  let other: Documents
  beforeEach(async () => {
    const address = await makeAddress()
    ;[documents, other] = [await openDocuments(address), await openDocuments(address)]
  })

  test('are empty at first', async () => {
    expect(await documents.current('registry')).toBeNull()
    expect(await documents.list('history')).toEqual([])
    expect(await newestOf(documents, 'history')).toBeNull()
    expect(await documents.stamp('registry')).toBeNull()
  })

  test('get a new version tag and time with every write, even of the same value', async () => {
    const marks = new Set<string>()
    for (let revision = 0; revision < 3; revision++) {
      const before = Date.now()
      await documents.swap('state', revision, 'the same')
      const stamp = await other.stamp('state')
      expect(await documents.stamp('state')).toEqual(stamp)
      // A file system may count in hundredths of a second.
      expect(stamp?.changed.getTime()).toBeGreaterThan(before - 100)
      marks.add(stamp?.mark ?? '')
    }
    expect(marks.size).toBe(3)
  })

  test('keep the order of fields, and are not listed as entries', async () => {
    await documents.swap('registry', 0, { b: 1, a: { d: [2], c: null } })
    const kept = await other.current('registry')
    expect(JSON.stringify(kept?.value)).toBe('{"b":1,"a":{"d":[2],"c":null}}')
    expect(await documents.list('registry')).toEqual([])
  })

  test('accept each revision from only one of several simultaneous writers', async () => {
    for (const revision of [1, 2]) {
      const both = await Promise.all(
        [documents, other, documents].map((one, n) =>
          one.append('history', { revision, value: { n } }),
        ),
      )
      expect(both.filter(Boolean)).toHaveLength(1)
      const added = await newestOf(documents, 'history')
      expect(added?.value).toEqual({ n: both.indexOf(true) })
    }
    expect(await documents.append('another', { revision: 1, value: 7 })).toBe(true)
  })

  test.each([
    [undefined, [1, 2, 3, 10, 11]],
    [2, [10, 11]],
    [9, [1, 2, 3, 10, 11]],
  ])('list the newest %j entries as %j, in order', async (newest, revisions) => {
    for (const revision of [3, 1, 11, 2, 10])
      await documents.append('history', { revision, value: revision })
    const found = await other.list('history', newest)
    expect(found).toEqual(revisions.map((revision) => ({ revision, value: revision })))
  })

  test('are swapped only by a writer that knows the current revision', async () => {
    expect(await documents.swap('state', 1, 'early')).toBe(false)
    expect(await documents.swap('state', 0, 'one')).toBe(true)
    expect(await other.current('state')).toEqual({ revision: 1, value: 'one' })
    const both = await Promise.all([documents.swap('state', 1, 'a'), other.swap('state', 1, 'b')])
    expect(both.filter(Boolean)).toHaveLength(1)
    expect(await documents.current('state')).toEqual({
      revision: 2,
      value: both[0] ? 'a' : 'b',
    })
  })

  test('refuse a swap of any earlier revision', async () => {
    for (let revision = 0; revision < 12; revision++)
      await documents.swap('state', revision, revision + 1)
    for (let revision = 0; revision < 12; revision++)
      expect(await other.swap('state', revision, 'late')).toBe(false)
    expect(await documents.current('state')).toEqual({ revision: 12, value: 12 })
  })
})

test.each([
  'update release_documents set value = $$7$$',
  'delete from release_documents',
  'truncate release_documents',
])('PostgreSQL refuses to change list entries: %s', async (statement) => {
  const address = await makeDatabase()
  await (await openDocuments(address)).append('audit', { revision: 1, value: 1 })
  await expect(run(address, statement)).rejects.toThrow('the list is append-only')
})

test('PostgreSQL replaces a document that states no revision', async () => {
  const address = await makeDatabase()
  const documents = await openDocuments(address)
  await documents.swap('state', 0, 'one')
  await run(address, `update release_documents set value = '{"half": true}'`)
  expect(await documents.current('state')).toBeNull()
  await documents.swap('state', 0, 'two')
  expect(await documents.current('state')).toEqual({ revision: 1, value: 'two' })
})

test('a role that may only read needs no table and makes none', async () => {
  const address = await makeDatabase(
    'create role reader login',
    'revoke create on schema public from public',
  )
  const reader = await openDocuments(address.replace('postgres@', 'reader@'))
  expect(await reader.current('registry')).toBeNull()
  expect(await reader.list('history')).toEqual([])
  await expect(reader.swap('registry', 0, 1)).rejects.toThrow('permission denied')
})

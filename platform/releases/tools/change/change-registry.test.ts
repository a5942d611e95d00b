import { readFile } from 'node:fs/promises'
import { type Postgres, startPostgres } from '@storefront/postgres'
import { DirectoryStore, FolderDocuments, openRegistry } from '@storefront/releases'
import { publishedFile, writePublished } from '@storefront/releases/testing/published-document'
import { testFolder } from '@storefront/releases/testing/test-folder'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openReleases, type Releases, releasesInFolder } from '../open-releases.ts'
import { changeRegistry, publishLive } from './change-registry.ts'
import { promoteVersions } from './changes.ts'

const root = testFolder()
let postgres: Postgres
let databases = 0

beforeAll(async () => {
  postgres = await startPostgres()
}, 60_000)
afterAll(() => postgres.stop())
// Each change reports its releases as unreadable, because none is published.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

/** Makes an empty database and returns its address. */
async function makeDatabase(): Promise<string> {
  const name = `registry_${++databases}`
  const client = new Client({ connectionString: postgres.url('postgres') })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return postgres.url(name)
}

/** Opens the registry at an address, with the releases in a folder. */
const open = (registry: string) => openReleases({ registry, store: root() })

const promote = (releases: Releases, by: string, versions: Record<string, string>) =>
  changeRegistry(releases, by, promoteVersions(versions))

describe.each([
  { where: 'a folder', makeAddress: async () => root() },
  { where: 'PostgreSQL', makeAddress: makeDatabase },
])('the registry in $where', ({ makeAddress }) => {
  let address = ''
  let releases: Releases

  beforeEach(async () => {
    address = await makeAddress()
    releases = await open(address)
  })

  test('keeps every version that was live, and who promoted it', async () => {
    await promote(releases, 'ana', { flights: '1.0.0', hotels: '2.0.0' })
    const last = await promote(releases, 'luis', { flights: '1.1.0' })
    expect(await releases.registry.read()).toEqual({
      revision: 2,
      retired: {},
      remotes: {
        flights: { live: '1.1.0', lastGood: '1.0.0', versions: ['1.0.0', '1.1.0'] },
        hotels: { live: '2.0.0', versions: ['2.0.0'] },
      },
    })
    expect(
      (await releases.registry.history()).map(({ by, changes }) => [by, changes.length]),
    ).toEqual([
      ['ana', 2],
      ['luis', 1],
    ])
    expect(await releases.registry.history(1)).toEqual([last])
  })

  test('is unchanged by a refused change', async () => {
    await promote(releases, 'ana', { flights: '1.0.0' })
    const refused = changeRegistry(releases, 'luis', () => {
      throw new Error('It does not fit.')
    })
    await expect(refused).rejects.toThrow('It does not fit.')
    expect((await releases.registry.read()).revision).toBe(1)
  })

  test('keeps the newer published document when a slow writer is killed', async () => {
    const held = Promise.withResolvers<void>()
    let attempts = 0
    const read = async () => {
      attempts += 1
      await (attempts === 1 ? held.promise : new Promise(() => undefined))
      return null
    }
    const store = Object.assign(new DirectoryStore(root()), { read })
    void promote({ ...(await open(address)), store }, 'ana', { flights: '1.0.0' })
    await expect.poll(() => attempts).toBe(1)
    await promote(releases, 'luis', { hotels: '2.0.0' })
    held.resolve()
    // After the lost race, the slow writer reads both remotes.
    await expect.poll(() => attempts).toBe(3)
    expect(await releases.registry.published()).toMatchObject({ revision: 2 })
  })

  test('gives simultaneous changes one revision each and a complete history', async () => {
    const names = ['flights', 'hotels', 'tours', 'content']
    const others = await Promise.all(Array.from({ length: 5 }, () => open(address)))
    await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        promote(others[n % 5] ?? releases, `team-${n % 5}`, { [names[n % 4] ?? '']: `1.0.${n}` }),
      ),
    )
    const registry = await releases.registry.read()
    const history = await releases.registry.history()
    expect(registry.revision).toBe(60)
    expect(history.map(({ revision }) => revision)).toEqual(
      Array.from({ length: 60 }, (_, n) => n + 1),
    )
    expect(history.at(-1)?.registry).toEqual(registry)
    expect(await releases.registry.published()).toMatchObject({ revision: 60 })
    const versions = Object.values(registry.remotes).flatMap((remote) => remote.versions)
    expect(new Set(versions).size).toBe(60)
    for (const [index, entry] of history.entries()) {
      const before = history[index - 1]?.registry.remotes ?? {}
      for (const { remote, from, to } of entry.changes) {
        expect(from).toBe(before[remote]?.live ?? null)
        expect(entry.registry.remotes[remote]?.live).toBe(to)
      }
    }
  })
})

test('repairs a published document in PostgreSQL that is damaged or has no revision', async () => {
  const address = await makeDatabase()
  const releases = await open(address)
  const { registry } = releases
  await promote(releases, 'ana', { flights: '1.0.0' })
  const whole = await registry.published()
  const client = new Client({ connectionString: address })
  await client.connect()
  for (const value of ['{"half": true}', JSON.stringify(whole)]) {
    await client.query(`update release_documents set value = $1 where name = 'published'`, [value])
    await publishLive(releases)
    expect(await registry.published()).toEqual(whole)
  }
  await client.end()
})

test('reads the live versions from the published document if the newest change is damaged in PostgreSQL', async () => {
  const address = await makeDatabase()
  await promote(await open(address), 'ana', { flights: '1.0.0' })
  const client = new Client({ connectionString: address })
  await client.connect()
  await client.query(`alter table release_documents disable trigger all`)
  await client.query(`update release_documents set value = '{"half": true}' where name = 'history'`)
  await client.end()
  const started = await open(address)
  expect(await started.registry.read()).toMatchObject({
    revision: 1,
    remotes: { flights: { live: '1.0.0' } },
  })
  const next = await promote(started, 'luis', { hotels: '2.0.0' })
  expect(next.registry).toMatchObject({ revision: 2, remotes: { flights: { live: '1.0.0' } } })
})

test('refuses an address of another database, without printing its password', async () => {
  await expect(openRegistry('mysql://shop:secret@db/shop')).rejects.toThrow(
    /^REGISTRY_URL is no postgres:\/\/ address: mysql:\/\/…$/,
  )
})

test('publishes a revision whose writer was killed, on request and with the next change', async () => {
  const releases = releasesInFolder(root())
  const { registry } = releases
  const document = async () => JSON.parse(await readFile(await publishedFile(root()), 'utf8'))
  await promote(releases, 'ana', { flights: '1.0.0' })
  const before = await document()
  await promote(releases, 'ana', { flights: '1.1.0' })
  const after = await document()
  await writePublished(root(), before)
  await publishLive(releases)
  expect(await document()).toEqual(after)
  await writePublished(root(), before)
  const next = await promote(releases, 'luis', { hotels: '2.0.0' })
  expect(next.registry.remotes.flights?.live).toBe('1.1.0')
  expect(await registry.published()).toMatchObject({ revision: 3 })
})

test('skips a history entry that states another revision', async () => {
  const releases = releasesInFolder(root())
  const { registry } = releases
  await promote(releases, 'ana', { flights: '1.0.0' })
  const [entry] = await registry.history()
  await new FolderDocuments(root()).append('history', { revision: 2, value: entry })
  await publishLive(releases)
  expect(await registry.read()).toMatchObject({
    revision: 2,
    remotes: { flights: { live: '1.0.0' } },
  })
  const next = await promote(releases, 'luis', { hotels: '2.0.0' })
  expect(next.registry.revision).toBe(3)
})

import { readFile, writeFile } from 'node:fs/promises'
import { DirectoryStore, openRegistry } from '@storefront/releases'
import { publishedFile, writePublished } from '@storefront/releases/testing/published-document'
import { testFolder } from '@storefront/releases/testing/test-folder'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Releases, releasesInFolder } from '../open-releases.ts'
import { changeRegistry, publishLive } from './change-registry.ts'
import { promoteVersions } from './changes.ts'

const root = testFolder()
let releases: ReturnType<typeof releasesInFolder>

beforeEach(() => {
  releases = releasesInFolder(root())
  // Each change reports its releases as unreadable, because none is published.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

const promote = (by: string, versions: Record<string, string>, on: Releases = releases) =>
  changeRegistry(on, by, promoteVersions(versions))
const document = async () => JSON.parse(await readFile(await publishedFile(root()), 'utf8'))

test('keeps every version that was live, and who promoted it', async () => {
  await promote('ana', { flights: '1.0.0', hotels: '2.0.0' })
  const last = await promote('luis', { flights: '1.1.0' })
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

test('keeps the newer published document when a slow writer is killed', async () => {
  const held = Promise.withResolvers<void>()
  let attempts = 0
  const read = async () => {
    attempts += 1
    await (attempts === 1 ? held.promise : new Promise(() => undefined))
    return null
  }
  const store = Object.assign(new DirectoryStore(root()), { read })
  void promote('ana', { flights: '1.0.0' }, { ...releases, store })
  await expect.poll(() => attempts).toBe(1)
  await promote('luis', { hotels: '2.0.0' })
  held.resolve()
  // After the lost race, the slow writer reads both remotes.
  await expect.poll(() => attempts).toBe(3)
  expect(await releases.registry.published()).toMatchObject({ revision: 2 })
})

test('gives simultaneous changes one revision each, each based on the one before', async () => {
  const revisions = Array.from({ length: 12 }, (_, n) => n + 1)
  await Promise.all(
    revisions.map((n) => promote('ana', { flights: `1.0.${n}` }, releasesInFolder(root()))),
  )
  const history = await releases.registry.history()
  expect(history.map(({ revision }) => revision)).toEqual(revisions)
  const steps = history.flatMap(({ changes }) => changes)
  expect(steps.slice(1).map(({ from }) => from)).toEqual(steps.slice(0, -1).map(({ to }) => to))
  expect(await releases.registry.published()).toEqual({
    ...(await releases.registry.read()),
    releases: {},
    standIns: {},
  })
})

test('refuses an address of another database, without printing its password', async () => {
  await expect(openRegistry('mysql://shop:secret@db/shop')).rejects.toThrow(
    /^REGISTRY_URL is no postgres:\/\/ address: mysql:\/\/…$/,
  )
})

test.each(['{', '{"half": true}'])(
  'repairs a published document that contains %j, on request and with the next change',
  async (text) => {
    await promote('ana', { flights: '1.0.0' })
    const whole = await document()
    await writeFile(await publishedFile(root()), text)
    await publishLive(releases)
    expect(await document()).toEqual(whole)
    await writeFile(await publishedFile(root()), text)
    await promote('ana', { flights: '1.1.0' })
    expect(await document()).toMatchObject({ revision: 2, remotes: { flights: { live: '1.1.0' } } })
  },
)

test('publishes a revision whose writer was killed, on request and with the next change', async () => {
  await promote('ana', { flights: '1.0.0' })
  const before = await document()
  await promote('ana', { flights: '1.1.0' })
  const after = await document()
  await writePublished(root(), before)
  await publishLive(releases)
  expect(await document()).toEqual(after)
  await writePublished(root(), before)
  const next = await promote('luis', { hotels: '2.0.0' })
  expect(next.registry.remotes.flights?.live).toBe('1.1.0')
  expect(await releases.registry.published()).toMatchObject({ revision: 3 })
})

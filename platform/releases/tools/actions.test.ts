import { readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Release } from '@storefront/contract'
import { DirectoryStore, readPreview } from '@storefront/releases'
import { plantedRelease, plantShell } from '@storefront/releases/testing'
import { testFolder } from '@storefront/releases/testing/test-folder'
import { beforeEach, expect, test, vi } from 'vitest'
import { author, releaseActions } from './actions.ts'
import { rollbackTo } from './change/rollback.ts'
import { NotFitError } from './gate/gate.ts'
import { releasesInFolder } from './open-releases.ts'

const root = testFolder()
const kept = () => releasesInFolder(root()).registry

beforeEach(async () => {
  await plantShell(root())
})

const actions = () => releaseActions(releasesInFolder(root()))

async function released(version: string, react = '^19.0.0', changes: Partial<Release> = {}) {
  const { release, files } = plantedRelease('flights', version, react)
  await new DirectoryStore(root()).publish({ release: { ...release, ...changes }, files })
}

/** Releases versions and makes them live, one after the other. */
async function goesLive(...versions: string[]) {
  for (const version of versions) {
    await released(version)
    await actions().promote({ flights: version }, 'ana')
  }
}

/** Hotels 2.0.0, which needs nothing of flights. */
const releasedHotels = () => released('2.0.0', '^19.0.0', { name: 'hotels', mounts: ['hotels'] })

async function releasedWithoutServer(version: string) {
  const { release, files } = plantedRelease('cruises', version)
  const { server: _server, ...inBrowsers } = release
  await new DirectoryStore(root()).publish({ release: inBrowsers, files })
}

const flights = async () => (await kept().read()).remotes.flights
const live = async () => (await flights())?.live

test('validates a version again if another change comes first', async () => {
  await goesLive('1.0.0', '1.1.0')
  await released('1.2.0')
  const smokeTest = async () => {
    await actions().rollback('flights', 'luis')
    await rm(join(root(), 'flights/1.2.0/entry.js'))
  }
  const overtaken = actions().promote({ flights: '1.2.0' }, 'ana', { smokeTest })
  await expect(overtaken).rejects.toThrow('flights 1.2.0: entry.js cannot be read.')
  const registry = await kept().read()
  expect(registry.remotes.flights?.live).toBe('1.0.0')
  const late = rollbackTo('flights', '1.1.0', '1.0.0', null)
  expect(() => late(registry)).toThrow('flights 1.1.0 is no longer live')
})

test('refuses a version with an altered file or compressed copy', async () => {
  await released('1.0.0')
  const folder = join(root(), 'flights/1.0.0')
  await writeFile(join(folder, 'entry.js'), 'alert(1)')
  await writeFile(join(folder, 'entry.js.br'), brotliCompressSync('alert(1)'))
  const altered = (file: string) => `flights 1.0.0: ${file} is not the file that was released`
  await expect(actions().promote({ flights: '1.0.0' }, 'ana')).rejects.toThrow(
    `${altered('entry.js')}.\n${altered('entry.js.br')}, compressed.`,
  )
})

const waiver = { cruises: 'its company builds none' }

test('promotes a release without a server build only with a reason, which the history records', async () => {
  await releasedWithoutServer('1.0.0')
  await releasedWithoutServer('1.1.0')
  const refusal = 'cruises 1.0.0 has no server build'
  await expect(actions().promote({ cruises: '1.0.0' }, 'ana')).rejects.toThrow(refusal)
  await actions().promote({ cruises: '1.0.0' }, 'ana', { withoutServer: waiver })
  await actions().canary('cruises', '1.1.0', 5, 'ana', { withoutServer: waiver })
  await actions().promote({ cruises: '1.1.0' }, 'ana', { withoutServer: waiver })
  await actions().rollback('cruises', 'luis')
  const reasons = (await kept().history()).map((entry) => entry.changes[0]?.reason)
  expect(reasons).toEqual([...Array(3).fill(waiver.cruises), undefined])
})

test('rolls back an app step by step: ends a canary, and goes no further than its first version', async () => {
  await goesLive('1.0.0', '1.1.0', '1.0.0')
  await expect(actions().canary('flights', '1.0.0', 20, 'ana')).rejects.toThrow('is live: all')
  await actions().canary('flights', '1.1.0', 20, 'ana')
  await actions().rollback('flights', 'luis')
  expect(await flights()).toMatchObject({ live: '1.0.0', lastGood: '1.1.0' })
  expect(await flights()).not.toHaveProperty('canary')
  await actions().rollback('flights', 'luis')
  // The version that was rolled back must not become the fallback.
  expect(await flights()).toMatchObject({ live: '1.1.0', lastGood: '1.0.0' })
  await actions().rollback('flights', 'luis', { reason: 'wrong fares' })
  expect(await live()).toBe('1.0.0')
  expect(await flights()).not.toHaveProperty('lastGood')
  const step = { kind: 'rollback', remote: 'flights', from: '1.1.0', to: '1.0.0' }
  const last = (await kept().history()).at(-1)
  expect(last).toMatchObject({ by: 'luis', changes: [{ ...step, reason: 'wrong fares' }] })
  await expect(actions().rollback('flights', 'luis')).rejects.toThrow('no version of flights')
  await expect(actions().rollback('flihgts', 'luis')).rejects.toThrow('flihgts is no app')
})

test('retires a remote, keeps its history, brings it back and rolls it back', async () => {
  await goesLive('1.0.0', '1.1.0')
  await actions().retire('flights', 'ana')
  expect((await kept().read()).remotes).toEqual({})
  expect((await kept().history()).at(-1)?.changes).toEqual([
    { kind: 'retire', remote: 'flights', from: '1.1.0', to: null },
  ])
  await actions().rollback('flights', 'ana')
  expect(await live()).toBe('1.1.0')
  expect((await kept().read()).retired).toEqual({})
  await actions().retire('flights', 'ana')
  await actions().promote({ flights: '1.1.0' }, 'ana')
  await actions().rollback('flights', 'ana')
  expect(await live()).toBe('1.0.0')
})

test('refuses an untested combination if only tested ones may go live', async () => {
  await goesLive('1.0.0')
  await released('1.1.0')
  await releasedHotels()
  await actions().promote({ hotels: '2.0.0' }, 'ana')
  const versions = { flights: '1.1.0', hotels: '2.0.0' }
  const prove = (tested: Record<string, string>, passed = 1) =>
    actions().prove({ versions: tested, journeys: 'all', passed }, 'quinn')
  await prove({ flights: '1.1.0' })
  await prove({ ...versions, flights: '1.0.0' })
  const onlyProven = () => actions().promote({ flights: '1.1.0' }, 'ana', { onlyProven: true })
  await expect(onlyProven()).rejects.toThrow(
    'flights=1.1.0 hotels=2.0.0 never passed the journeys together: npm run e2e -- --remotes flights=1.1.0,hotels=2.0.0',
  )
  expect(await live()).toBe('1.0.0')
  await prove(versions, 131)
  const proven = await prove(versions, 132)
  const change = { kind: 'proven', remote: 'flights', from: null, to: '1.1.0' }
  expect(proven?.changes[0]).toEqual(change)
  expect(proven?.compositions?.map(({ passed }) => passed)).toEqual([1, 1, 132])
  await onlyProven()
  expect(await live()).toBe('1.1.0')
})

test('refuses to roll back or promote an altered description, also after a retirement', async () => {
  await goesLive('1.0.0', '1.1.0')
  const file = join(root(), 'flights/1.0.0/release.json')
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace('"mounts": [', '"mounts": ["fly", '))
  const altered = 'flights 1.0.0: release.json is not the file that was released.'
  await expect(actions().rollback('flights', 'luis')).rejects.toThrow(altered)
  await actions().retire('flights', 'ana')
  await expect(actions().promote({ flights: '1.0.0' }, 'ana')).rejects.toThrow(altered)
})

test('one of two simultaneous promotions of a version is recorded', async () => {
  await goesLive('1.0.0')
  await released('1.1.0')
  const promote = () => actions().promote({ flights: '1.1.0' }, 'ana')
  const both = await Promise.all([promote(), promote()])
  expect(both.filter((made) => made === null)).toHaveLength(1)
  expect((await kept().read()).revision).toBe(2)
})

test('while the store is down, rolls back and ends a canary, but promotes nothing', async () => {
  await goesLive('1.0.0', '1.1.0')
  await plantShell(root(), { version: '2.0.0' })
  await actions().promote({ shell: '1.0.0' }, 'ana')
  await actions().promote({ shell: '2.0.0' }, 'ana')
  await actions().canary('shell', '1.0.0', 5, 'ana')
  const down = () => Promise.reject(new Error('ECONNREFUSED'))
  const store = new Proxy(new DirectoryStore(root()), { get: () => down })
  const withStoreDown = releaseActions({ ...releasesInFolder(root()), store })
  await expect(withStoreDown.promote({ flights: '1.2.0' }, 'ana')).rejects.toThrow(
    'flights 1.2.0 cannot be read from the store: Error: ECONNREFUSED.',
  )
  await withStoreDown.rollback('flights', 'luis')
  expect(await live()).toBe('1.0.0')
  expect(Object.keys((await kept().read()).releases)).toEqual(['flights/1.0.0'])
  await withStoreDown.canary('shell', '1.0.0', 0, 'luis')
  expect((await kept().read()).shell).not.toHaveProperty('canary')
  await withStoreDown.rollback('shell', 'luis')
  expect((await kept().read()).shell?.live).toBe('1.0.0')
})

const ofPullRequest = '1.1.0-pr42-abc1234'
const site = { url: 'https://shop.example', key: 'a key that is long enough to sign with' }

test('previews a version of a pull request beside the live ones, and refuses to make it live', async () => {
  await releasedHotels()
  await actions().promote({ hotels: '2.0.0' }, 'ana')
  await released(ofPullRequest)
  const refused = `flights ${ofPullRequest} is of a pull request: release it to make it live.`
  const versions = { flights: ofPullRequest }
  await expect(actions().promote(versions, 'ana')).rejects.toThrow(refused)
  await expect(actions().canary('flights', ofPullRequest, 5, 'ana')).rejects.toThrow(refused)

  const { url } = await actions().preview(versions, 48, site)
  const token = new URL(url).searchParams.get('preview') ?? ''
  const shown = await readPreview(token, site.url, site.key)
  expect(shown?.versions).toEqual({ ...versions, hotels: '2.0.0' })
  expect(await flights()).toBeUndefined()
})

test('previews only versions that pass the gate', async () => {
  await goesLive('1.0.0')
  await released('1.1.0', '^18.0.0')
  const preview = (versions: Record<string, string>, hours = 48) =>
    actions().preview(versions, hours, site)
  await expect(preview({ flights: '1.1.0' })).rejects.toThrow('needs react ^18.0.0')
  await expect(preview({ shell: '1.0.0' })).rejects.toThrow('The shell has no preview')
  await expect(preview({})).rejects.toThrow('Nothing to preview')
  for (const hours of [0, 337])
    await expect(preview({ flights: '1.0.0' }, hours)).rejects.toThrow('lasts up to 336 hours')
  await expect(preview({ flights: '1.0.0' }, 336)).resolves.toHaveProperty('url')
})

test('smoke-tests only versions that no visitor has, after all other checks', async () => {
  const tested: unknown[] = []
  const smokeTest = async (versions: Record<string, string>) => void tested.push(versions)
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await released(version)
  await actions().promote({ flights: '1.0.0' }, 'ana')
  const promoted = actions().promote({ flights: '1.1.0' }, 'ana', { onlyProven: true, smokeTest })
  await expect(promoted).rejects.toThrow('never passed the journeys together')
  expect(tested).toEqual([])
  await actions().canary('flights', '1.1.0', 5, 'ana', { smokeTest })
  await actions().canary('flights', '1.1.0', 25, 'ana', { smokeTest })
  await actions().promote({ flights: '1.1.0' }, 'ana', { smokeTest })
  expect(tested).toEqual([{ flights: '1.1.0' }])
  const fails = () => Promise.reject(new NotFitError(['It throws.']))
  const failed = actions().promote({ flights: '1.2.0' }, 'ana', { smokeTest: fails })
  await expect(failed).rejects.toThrow('It throws.')
  expect(await live()).toBe('1.1.0')
})

test('promoting live versions changes nothing, unless it ends a canary, and needs no smoke test', async () => {
  await goesLive('1.0.0')
  await released('1.1.0')
  const smokeTest = () => Promise.reject(new Error('A version is new.'))
  const both = { shell: '1.0.0', flights: '1.0.0' }
  const promote = (versions = both) => actions().promote(versions, 'ana', { smokeTest })
  await actions().promote(both, 'ana')
  expect(await promote()).toBeNull()
  await actions().canary('flights', '1.1.0', 20, 'ana')
  expect(await promote()).toMatchObject({ revision: 4 })
  expect(await flights()).not.toHaveProperty('canary')
  await expect(promote({ ...both, flights: '1.1.0' })).rejects.toThrow('A version is new.')
})

test('records commit and reason in the history, and the registry of the first change in the store', async () => {
  await released('1.0.0', '^19.0.0', { source: { commit: 'abc1234' } })
  const made = await actions().promote({ flights: '1.0.0' }, 'ana', { reason: 'new fares' })
  expect(made?.changes).toMatchObject([{ commit: 'abc1234', reason: 'new fares' }])
  expect(await new DirectoryStore(root()).registries()).toEqual(['this folder'])
})

test('the author is the actor of a workflow with a link to its run, or the local user, by number without a name', () => {
  const run = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'marea/site' }
  expect(author({ GITHUB_ACTOR: 'ana', GITHUB_RUN_ID: '7', ...run })).toBe(
    'ana (https://github.com/marea/site/actions/runs/7)',
  )
  expect(author({ GITHUB_ACTOR: 'ana', ...run })).toBe(os.userInfo().username)
  vi.spyOn(os, 'userInfo').mockImplementationOnce(() => {
    throw new Error('uv_os_get_passwd returned ENOENT')
  })
  expect(author({})).toBe(`user ${process.getuid?.()}`)
})

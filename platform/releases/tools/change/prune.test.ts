import type { HistoryEntry, Registry } from '@storefront/contract'
import { DirectoryStore, openRegistry } from '@storefront/releases'
import { plantedRelease, plantShell } from '@storefront/releases/testing'
import { testFolder } from '@storefront/releases/testing/test-folder'
import { expect, test } from 'vitest'
import { releaseActions } from '../actions.ts'
import { openReleases, releasesInFolder } from '../open-releases.ts'
import { changeRegistry } from './change-registry.ts'
import { promoteVersions, retireRemote } from './changes.ts'
import { isKept, prunable, prune } from './prune.ts'

const flights = (live: string) => ({ live, versions: [live] })
const registry: Registry = {
  revision: 3,
  remotes: {
    flights: { ...flights('5'), lastGood: '4', canary: { version: '6', percent: 5 } },
  },
  compositions: [
    { versions: { flights: '2' }, provenAt: '', by: 'quinn', journeys: 'all', passed: 1 },
  ],
}
const entry = (kind: string, from: string | null, to: string | null) => {
  return { revision: 0, at: '', by: 'ana', changes: [{ kind, remote: 'flights', from, to }] }
}
const history: HistoryEntry[] = [
  entry('promote', '0', '3'),
  entry('canary', null, '8 5 %'),
  entry('prune', '7', null),
  entry('promote', '3', '5'),
]

test.each([
  ['live', '5', true],
  ['last good', '4', true],
  ['a canary', '6', true],
  ['tested', '2', true],
  ['live before one of the last changes', '3', true],
  ['lately a canary', '8', true],
  ['live before that', '0', false],
  ['removed', '7', false],
])('a version that is %s is kept: %s', (_, version, kept) => {
  expect(isKept(registry, history, 3, 'flights', version)).toBe(kept)
})

const root = testFolder()
const releases = () => releasesInFolder(root())
const own = () => ({ 'this folder': releases().registry })
const find = (changes: number) => prunable(releases().store, own(), changes)
const promote = (versions: Record<string, string>) =>
  changeRegistry(releases(), 'ana', promoteVersions(versions))

/** Makes a shell live, then versions of flights, one after the other. */
async function goLive(...versions: string[]) {
  await plantShell(root(), { version: '2.0.0' })
  await promote({ shell: '2.0.0' })
  for (const version of versions) {
    await new DirectoryStore(root()).publish(plantedRelease('flights', version))
    await promote({ flights: version })
  }
}

test('lists versions that nothing keeps and removes them from registry and store', async () => {
  await plantShell(root())
  await goLive('1', '2', '3', '4')
  expect(await find(6)).toEqual([{ name: 'shell', version: '1.0.0', wasLive: false }])
  const found = await find(0)
  const one = { name: 'flights', wasLive: true }
  expect(found.slice(0, 2)).toEqual(['1', '2'].map((version) => ({ ...one, version })))
  await prune(releases().store, own(), found, 0, 'luis')
  expect((await releases().store.versions('flights')).sort()).toEqual(['3', '4'])
  expect(await releases().store.versions('shell')).toEqual(['2.0.0'])
  const { registry } = releases()
  expect((await registry.read()).remotes.flights?.versions).toEqual(['3', '4'])
  const pruned = (remote: string, from: string) => ({ kind: 'prune', remote, from, to: null })
  const changes = [pruned('flights', '1'), pruned('flights', '2'), pruned('shell', '1.0.0')]
  expect((await registry.history()).at(-1)).toMatchObject({ by: 'luis', changes })
})

test('versions of a retired remote were live, and are removed too', async () => {
  await goLive('1')
  await changeRegistry(releases(), 'ana', retireRemote('flights'))
  const found = [{ name: 'flights', version: '1', wasLive: true }]
  expect(await find(0)).toEqual(found)
  await prune(releases().store, own(), found, 0, 'luis')
  expect((await releases().registry.read()).retired?.flights?.versions).toEqual([])
})

test('a rollback passes over removed versions, also for the last good one', async () => {
  await goLive('1', '2', '3')
  await prune(releases().store, own(), await find(0), 0, 'luis')
  const { rollback } = releaseActions(releases())
  await rollback('flights', 'ana')
  const { remotes } = await releases().registry.read()
  expect(remotes.flights).toEqual({ live: '2', versions: ['2', '3'] })
  await expect(rollback('flights', 'ana')).rejects.toThrow('no version of flights to go back to')
})

test('removes nothing if one of the versions goes live meanwhile', async () => {
  await goLive('1', '2', '3', '4')
  const found = await find(0)
  await promote({ flights: '1' })
  await expect(prune(releases().store, own(), found, 0, 'luis')).rejects.toThrow(
    'flights 1 came into use meanwhile; nothing was removed.',
  )
  expect(await releases().store.versions('flights')).toHaveLength(4)
})

test('refuses to make a version live while its files are removed', async () => {
  await goLive('1', '2', '3', '4')
  const { store } = releases()
  const removing = Object.assign(Object.create(store) as typeof store, {
    // The registry has forgotten it, the files are still there.
    remove: async (name: string, version: string) => {
      const promoted = releaseActions(releases()).promote({ [name]: version }, 'ana')
      await expect(promoted).rejects.toThrow(`flights ${version} was removed a moment ago`)
      await store.remove(name, version)
    },
  })
  await prune(removing, own(), await find(0), 0, 'luis')
  expect((await releases().registry.read()).remotes.flights?.live).toBe('4')
  expect(await store.versions('flights')).not.toContain('1')
})

test('prunes only versions that no registry of the store keeps, and refuses if a registry is missing', async () => {
  for (const version of ['0.9.0', '1.0.0']) await plantShell(root(), { version })
  await goLive('1', '2', '3', '4')
  await releaseActions(releases()).promote({ flights: '3' }, 'ana')
  const staging = await openReleases({ registry: `${root()}/staging`, store: root() })
  await releaseActions(staging).promote({ shell: '1.0.0' }, 'ana')
  const all = { [staging.name]: staging.registry, ...own() }
  const { store } = releases()
  // A store lists versions in any order.
  const versions = async (name: string) => (await store.versions(name)).reverse()
  const found = await prunable(Object.assign(releases().store, { versions }), all, 0)
  expect(found).toEqual([
    { name: 'flights', version: '1', wasLive: true },
    { name: 'flights', version: '2', wasLive: true },
    { name: 'shell', version: '0.9.0', wasLive: false },
  ])
  await prune(store, all, found, 0, 'luis')
  await expect(prune(store, all, [], 0, 'luis')).rejects.toThrow('There is nothing to remove.')
  const empty = { ...own(), [staging.name]: await openRegistry(`${root()}/none`) }
  await expect(prunable(store, empty, 0)).rejects.toThrow(
    'What is live in staging cannot be read: nothing is removed.',
  )
  await store.addRegistry('testing')
  await expect(find(0)).rejects.toThrow('also belongs to staging, testing: name every registry')
})

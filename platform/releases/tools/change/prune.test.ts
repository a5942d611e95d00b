import type { Release } from '@storefront/contract'
import { beforeEach, expect, test } from 'vitest'
import { integrityOf } from './integrity.ts'
import { folderPlace } from './place.ts'
import { prunable, prune } from './prune.ts'
import { pinVersion, unpinVersion } from './registry/marks.ts'
import { promoteVersions } from './registry/registry-changes.ts'
import { DirectoryStore } from './store/directory-store.ts'
import { plantShell } from './testing/planted-release.ts'
import { testFolder } from './testing/test-folder.ts'

const root = testFolder()
const kept = () => folderPlace(root()).registry
let store: DirectoryStore

beforeEach(async () => {
  store = new DirectoryStore(root())
})

async function goesLive(version: string) {
  const bytes = Buffer.from('1234567890')
  const release: Release = {
    name: 'flights',
    version,
    mounts: [],
    entry: 'entry.bin',
    exposes: {},
    screens: {},
    integrity: { 'entry.bin': integrityOf(bytes) },
  }
  await store.publish({ release, files: new Map([['entry.bin', bytes]]) })
  await kept().change('ana', promoteVersions({ flights: version }))
}

test('what nothing keeps is named with its bytes, and removed from the registry and the store', async () => {
  for (const version of ['1', '2', '3', '4']) await goesLive(version)
  await kept().change('ana', pinVersion('flights', '1'))
  const found = await prunable(folderPlace(root()), 0)
  expect(found).toEqual([{ name: 'flights', version: '2', bytes: expect.any(Number) }])
  expect(found[0]?.bytes).toBeGreaterThan(10)
  await prune(folderPlace(root()), found, 0, 'luis')
  expect((await store.versions('flights')).sort()).toEqual(['1', '3', '4'])
  expect((await kept().read()).remotes.flights?.versions).toEqual(['1', '3', '4'])
  expect((await kept().history()).at(-1)).toMatchObject({
    by: 'luis',
    changes: [{ kind: 'prune', remote: 'flights', from: '2', to: null }],
  })
  await kept().change('ana', unpinVersion('flights', '1'))
  expect(await prunable(folderPlace(root()), 0)).toMatchObject([{ version: '1' }])
  expect(await prunable(folderPlace(root()), 6)).toEqual([])
})

test('a version that goes live meanwhile is not removed, nor are the others', async () => {
  for (const version of ['1', '2', '3', '4']) await goesLive(version)
  const found = await prunable(folderPlace(root()), 0)
  await kept().change('ana', promoteVersions({ flights: '1' }))
  await expect(prune(folderPlace(root()), found, 0, 'luis')).rejects.toThrow(
    'flights 1 came into use meanwhile; nothing was removed.',
  )
  expect(await store.versions('flights')).toHaveLength(4)
})

test('a shell that nothing keeps is removed too', async () => {
  await goesLive('1')
  for (const version of ['1.0.0', '2.0.0']) await plantShell(root(), { version })
  await kept().change('ana', promoteVersions({ shell: '2.0.0' }))
  const found = await prunable(folderPlace(root()), 0)
  expect(found).toMatchObject([{ name: 'shell', version: '1.0.0' }])
  await prune(folderPlace(root()), found, 0, 'luis')
  expect(await store.versions('shell')).toEqual(['2.0.0'])
})

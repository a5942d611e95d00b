import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { nothingLive } from '@storefront/releases'
import { plant, plantedRelease } from '@storefront/releases/testing'
import { liveFile } from '@storefront/releases/testing/live-document'
import { testFolder } from '@storefront/releases/testing/test-folder'
import { beforeEach, expect, test } from 'vitest'
import { releaseActions } from '../actions.ts'
import { releasesInFolder } from '../open-releases.ts'
import { convertRegistry } from './convert.ts'
import { repairRegistry } from './repair.ts'

const root = testFolder()
const releases = () => releasesInFolder(root())
const flights = async () => (await releases().registry.read()).remotes.flights?.live

beforeEach(async () => {
  const versions = ['1.0.0', '1.1.0']
  await plant(
    root(),
    versions.map((version) => plantedRelease('flights', version)),
  )
  for (const version of versions)
    await releaseActions(releases()).promote({ shell: '1.0.0', flights: version }, 'ana')
})

test('a repair makes the last readable entry live and names the lost change, app by app', async () => {
  await releaseActions(releases()).rollback('flights', 'luis')
  await rm(await liveFile(root()))
  const repaired = await repairRegistry(releases().registry, 'quinn')
  const reason = 'revision 3 is lost'
  expect(repaired).toMatchObject({ revision: 4, by: 'quinn' })
  expect(repaired.changes).toEqual([
    {
      ...{ kind: 'repair', remote: 'flights', from: '1.0.0', to: '1.1.0' },
      reason: `${reason}: rollback flights 1.1.0 → 1.0.0`,
    },
    { kind: 'repair', remote: 'shell', from: null, to: '1.0.0', reason },
  ])
  expect(await flights()).toBe('1.1.0')
  await releaseActions(releases()).rollback('flights', 'luis')
  expect(await flights()).toBe('1.0.0')
})

test('a repair names an app that only a lost revision made live', async () => {
  await plant(root(), [plantedRelease('tours', '1.0.0')])
  await releaseActions(releases()).promote({ tours: '1.0.0' }, 'ana')
  await writeFile(await liveFile(root()), '{')
  const { changes } = await repairRegistry(releases().registry, 'quinn')
  const reason = 'revision 3 is lost: promote tours – → 1.0.0'
  expect(changes).toContainEqual({
    kind: 'repair',
    remote: 'tours',
    from: '1.0.0',
    to: null,
    reason,
  })
})

test('a repair passes over several lost entries, and refuses where it has nothing to do or to go on from', async () => {
  const repair = () => repairRegistry(releases().registry, 'quinn')
  await expect(repair()).rejects.toThrow('Revision 2 can be read: there is nothing to repair.')
  await writeFile(await liveFile(root()), '{')
  await releases().registry.entries.append({ ...nothingLive, revision: 3, by: '' })
  await writeFile(await liveFile(root()), '')
  expect((await repair()).changes[0]?.reason).toMatch(/^revision 2 to 3 is lost: promote flights/)
  expect(await flights()).toBe('1.0.0')
  for (const revision of [1, 2, 3, 4])
    await writeFile(join(root(), `.registry/0000000${revision}.json`), '')
  await expect(repair()).rejects.toThrow('restore its backup')
})

/** Turns the registry into one of an earlier release of the site. */
async function makeOlder() {
  await mkdir(join(root(), 'history'))
  for (const file of ['00000001.json', '00000002.json']) {
    const text = await readFile(join(root(), '.registry', file), 'utf8')
    const { releases: _, fallbacks: _f, at, by, changes, ...registry } = JSON.parse(text)
    const older = { revision: registry.revision, at, by, changes, registry }
    await writeFile(join(root(), 'history', file), JSON.stringify(older, null, 2))
  }
}

test('an earlier registry is converted with its history, also after an interruption', async () => {
  const { registry } = releases()
  const before = [await registry.read(), await registry.history()]
  await makeOlder()
  for (const file of ['00000001.json', '00000001.row.json'])
    await rm(join(root(), '.registry', file))
  await convertRegistry(releases())
  await rm(join(root(), '.registry'), { recursive: true })
  for (const read of [registry.read(), repairRegistry(registry, 'quinn')])
    await expect(read).rejects.toThrow('registry -- repair --convert')
  await convertRegistry(releases())
  expect([await registry.read(), await registry.history()]).toEqual(before)
  await releaseActions(releases()).rollback('flights', 'luis')
  expect(await flights()).toBe('1.0.0')
})

test('an earlier registry is not converted while its newest entry or a live release cannot be read', async () => {
  await expect(convertRegistry(releases())).rejects.toThrow('no earlier registry')
  await makeOlder()
  await rm(join(root(), '.registry'), { recursive: true })
  await rm(join(root(), 'flights/1.1.0'), { recursive: true })
  await expect(convertRegistry(releases())).rejects.toThrow('nothing was converted')
  await writeFile(join(root(), 'history/00000002.json'), '{')
  await expect(convertRegistry(releases())).rejects.toThrow('Revision 2 cannot be read')
})

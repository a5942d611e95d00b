import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { plant, plantedRelease } from '@storefront/releases/testing'
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

/** Path of an entry of the registry. */
const entryFile = (revision: number) => join(root(), `.registry/0000000${revision}.json`)

test('a repair passes over lost entries, makes the last readable one live and names the lost changes, app by app', async () => {
  await plant(root(), [plantedRelease('tours', '1.0.0')])
  await releaseActions(releases()).rollback('flights', 'luis')
  await releaseActions(releases()).promote({ tours: '1.0.0' }, 'ana')
  await rm(entryFile(3))
  await writeFile(entryFile(4), '{')
  const repaired = await repairRegistry(releases().registry, 'quinn')
  const reason = 'revision 3 to 4 is lost'
  const [promoted, rolledBack] = ['promote tours – → 1.0.0', 'rollback flights 1.1.0 → 1.0.0']
  const repair = (remote: string, from: string | null, to: string | null, lost = '') => {
    return { kind: 'repair', remote, from, to, reason: reason + lost }
  }
  expect(repaired).toMatchObject({ revision: 5, by: 'quinn' })
  expect(repaired.changes).toEqual([
    repair('flights', '1.0.0', '1.1.0', `: ${rolledBack}`),
    repair('shell', null, '1.0.0'),
    repair('tours', '1.0.0', null, `: ${promoted}`),
  ])
  expect(await flights()).toBe('1.1.0')
  await releaseActions(releases()).rollback('flights', 'luis')
  expect(await flights()).toBe('1.0.0')
})

test('a repair refuses where it has nothing to do or to go on from', async () => {
  const repair = () => repairRegistry(releases().registry, 'quinn')
  await expect(repair()).rejects.toThrow('Revision 2 can be read: there is nothing to repair.')
  await writeFile(entryFile(2), '{')
  expect((await repair()).changes[0]?.reason).toMatch(/^revision 2 is lost: promote flights/)
  for (const revision of [1, 2, 3]) await writeFile(entryFile(revision), '')
  await expect(repair()).rejects.toThrow('restore its backup')
})

/** Turns the registry into one of an earlier release of the site. */
async function makeOlder() {
  await mkdir(join(root(), 'history'))
  for (const n of [1, 2]) {
    const text = await readFile(entryFile(n), 'utf8')
    const { releases: _, fallbacks: _f, at, by, changes, ...registry } = JSON.parse(text)
    const older = { revision: registry.revision, at, by, changes, registry }
    await writeFile(join(root(), `history/0000000${n}.json`), JSON.stringify(older, null, 2))
  }
}

test('an earlier registry is converted with its history, also after an interruption', async () => {
  const { registry } = releases()
  const before = [await registry.read(), await registry.history()]
  await makeOlder()
  for (const file of [entryFile(1), entryFile(1).replace('.json', '.row.json')]) await rm(file)
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

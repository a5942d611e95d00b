import { rm, writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { liveFile, makeLive } from '../testing/live-document.ts'
import { testFolder } from '../testing/test-folder.ts'
import { nothingLive, openRegistry } from './registry.ts'

const root = testFolder()

test('has nothing live before the first change, and then what the newest entry says', async () => {
  const registry = await openRegistry(root())
  expect(await registry.read()).toBe(nothingLive)
  for (const live of ['1', '2'])
    await makeLive(root(), { remotes: { flights: { live, versions: [live] } } })
  expect((await registry.read()).remotes.flights?.live).toBe('2')
  expect(await registry.newer(2)).toBeNull()
  expect(await registry.newer(1)).toMatchObject({ revision: 2 })
})

test.each<[string, (file: string) => Promise<void>]>([
  ['missing', (file) => rm(file)],
  ['cut off', (file) => writeFile(file, '{"revision":2')],
  ['of another shape', (file) => writeFile(file, '{"revision":2,"remotes":[]}')],
  ['of another revision', async (file) => writeFile(file, JSON.stringify(nothingLive))],
])('never takes an older entry for a newest one that is %s', async (_, damage) => {
  const registry = await openRegistry(root())
  for (const _ of [1, 2]) await makeLive(root(), {})
  await damage(await liveFile(root()))
  await expect(registry.read()).rejects.toThrow('Revision 2 of the registry cannot be read.')
  expect((await registry.history()).map(({ revision }) => revision)).toEqual([1, 2])
  expect(await registry.entry(1)).toMatchObject({ revision: 1 })
})

test('refuses an address of another database, without printing its password', async () => {
  await expect(openRegistry('mysql://shop:secret@db/shop')).rejects.toThrow(
    /^REGISTRY_URL is no postgres:\/\/ address: mysql:\/\/…$/,
  )
})

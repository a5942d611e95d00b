import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { folderPlace, openRegistry } from '../place.ts'
import { releaseDesk } from '../release-desk.ts'
import { plant, plantedRelease } from '../testing/planted-release.ts'
import { publishedFile } from '../testing/published-document.ts'
import { testFolder } from '../testing/test-folder.ts'

// Fault: ./published.ts "what === releaseFolder(release.name, release.version) &&\n        !isAltered(published, release)" → "what === releaseFolder(release.name, release.version)"

const root = testFolder()
beforeEach(async () => {
  await plant(
    root(),
    ['1.0.0', '1.1.0', '1.2.0', '1.3.0'].map((version) => plantedRelease('flights', version)),
  )
})

/** A published document whose field has one entry more: flights 1.1.0, which the registry does not name. */
function withField(text: string, field: string, key: string): string {
  const document = JSON.parse(text)
  const more = field === 'releases' ? plantedRelease('flights', '1.1.0').release : '1.1.0'
  return JSON.stringify({ ...document, [field]: { ...document[field], [key]: more } })
}

const desk = () => releaseDesk(folderPlace(root()))
const promote = (version: string) => desk().promote({ flights: version }, 'ana')

/** What is published, which must be of the registry as it is. */
async function published() {
  const registry = await openRegistry(root())
  const document = await registry.published()
  if (!document) throw new Error('Nothing is published.')
  expect(document).toMatchObject(await registry.read())
  return { versions: Object.keys(document.releases).sort(), standIns: document.standIns }
}

test('every change publishes what visitors may get, and what replaces it', async () => {
  await promote('1.0.0')
  expect(await published()).toEqual({ versions: ['flights/1.0.0'], standIns: {} })
  await promote('1.1.0')
  const both = ['flights/1.0.0', 'flights/1.1.0']
  const before = { 'flights/1.1.0': '1.0.0' }
  expect(await published()).toEqual({ versions: both, standIns: before })
  await desk().canary('flights', '1.2.0', 20, 'ana')
  expect(await published()).toEqual({
    versions: [...both, 'flights/1.2.0'],
    standIns: { ...before, 'flights/1.2.0': '1.1.0' },
  })
  await desk().rollback('flights', 'ana')
  expect(await published()).toEqual({ versions: ['flights/1.0.0'], standIns: {} })
  await desk().retire('flights', 'ana')
  expect(await published()).toEqual({ versions: [], standIns: {} })
})

test('a release that cannot be read when a change is published is reported, and `complete` publishes it later', async () => {
  await promote('1.0.0')
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const file = join(root(), 'flights/1.0.0/release.json')
  await rename(file, `${file}.away`)
  await rm(await publishedFile(root()))
  await promote('1.1.0')
  expect(await published()).toEqual({ versions: ['flights/1.1.0'], standIns: {} })
  const sentence = 'flights/1.0.0 cannot be read for what is published: release.json is missing.'
  expect(told.mock.calls).toEqual([[sentence]])

  await rename(`${file}.away`, file)
  await folderPlace(root()).registry.complete()
  const whole = {
    versions: ['flights/1.0.0', 'flights/1.1.0'],
    standIns: { 'flights/1.1.0': '1.0.0' },
  }
  expect(await published()).toEqual(whole)
  // What is published already is not lost by a look that finds less.
  await rm(join(root(), '.shell'), { recursive: true })
  await folderPlace(root()).registry.complete()
  expect(await published()).toEqual(whole)
})

test('of changes at once the last one is what is published', async () => {
  await promote('1.0.0')
  const versions = ['1.1.0', '1.2.0', '1.3.0']
  await Promise.all(versions.map((version) => desk().pin('flights', version, 'ana')))
  await Promise.all(versions.map(promote))
  await published()
})

test.each([
  ['a hash', (text: string) => text.replace('"entry.js": "sha256-', '"entry.js": "sha256-A')],
  ['a version', (text: string) => text.replaceAll('"1.0.0"', '"1.1.0"')],
  ['a name', (text: string) => text.replace('"flights/1.0.0"', '"hotels/1.0.0"')],
  ['a release more', (text: string) => withField(text, 'releases', 'flights/1.1.0')],
  ['a stand-in more', (text: string) => withField(text, 'standIns', 'flights/1.0.0')],
])('a document with %s altered is damaged', async (_, alter) => {
  await promote('1.0.0')
  const file = await publishedFile(root())
  await writeFile(file, alter(await readFile(file, 'utf8')))
  await expect((await openRegistry(root())).published()).rejects.toThrow(
    'published.json is damaged',
  )
})

import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openRegistry } from '@storefront/releases'
import { plant, plantedRelease } from '@storefront/releases/testing'
import { publishedFile } from '@storefront/releases/testing/published-document'
import { testFolder } from '@storefront/releases/testing/test-folder'
import { beforeEach, expect, test, vi } from 'vitest'
import { releaseActions } from '../actions.ts'
import { releasesInFolder } from '../open-releases.ts'
import { publishLive } from './change-registry.ts'

const root = testFolder()
beforeEach(async () => {
  await plant(
    root(),
    ['1.0.0', '1.1.0', '1.2.0'].map((version) => plantedRelease('flights', version)),
  )
})

/** Adds flights 1.1.0, which the registry does not name, to a field of a published document. */
function withField(text: string, field: string, key: string): string {
  const document = JSON.parse(text)
  const more = field === 'releases' ? plantedRelease('flights', '1.1.0').release : '1.1.0'
  return JSON.stringify({ ...document, [field]: { ...document[field], [key]: more } })
}

const actions = () => releaseActions(releasesInFolder(root()))
const promote = (version: string) => actions().promote({ flights: version }, 'ana')

/** Reads the published document, which must be of the current registry. */
async function published() {
  const registry = await openRegistry(root())
  const document = await registry.published()
  if (!document) throw new Error('Nothing is published.')
  expect(document).toMatchObject(await registry.read())
  return { versions: Object.keys(document.releases).sort(), standIns: document.standIns }
}

test('every change publishes the live releases and their fallbacks', async () => {
  await promote('1.0.0')
  expect(await published()).toEqual({ versions: ['flights/1.0.0'], standIns: {} })
  await promote('1.1.0')
  const both = ['flights/1.0.0', 'flights/1.1.0']
  const before = { 'flights/1.1.0': '1.0.0' }
  expect(await published()).toEqual({ versions: both, standIns: before })
  await actions().canary('flights', '1.2.0', 20, 'ana')
  expect(await published()).toEqual({
    versions: [...both, 'flights/1.2.0'],
    standIns: { ...before, 'flights/1.2.0': '1.1.0' },
  })
  await actions().rollback('flights', 'ana')
  expect(await published()).toEqual({ versions: ['flights/1.0.0'], standIns: {} })
  await actions().retire('flights', 'ana')
  expect(await published()).toEqual({ versions: [], standIns: {} })
})

test('reports a release that cannot be read, and publishes it later', async () => {
  await promote('1.0.0')
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const file = join(root(), 'flights/1.0.0/release.json')
  await rename(file, `${file}.away`)
  await rm(await publishedFile(root()))
  await promote('1.1.0')
  expect(await published()).toEqual({ versions: ['flights/1.1.0'], standIns: {} })
  const sentence = 'flights/1.0.0 cannot be read, so it is not published: release.json is missing.'
  expect(logged.mock.calls).toEqual([[sentence]])

  await rename(`${file}.away`, file)
  await publishLive(releasesInFolder(root()))
  expect(await published()).toEqual({
    versions: ['flights/1.0.0', 'flights/1.1.0'],
    standIns: { 'flights/1.1.0': '1.0.0' },
  })
})

test.each([
  ['a wrong hash', (text: string) => text.replace('"entry.js": "sha256-', '"entry.js": "sha256-A')],
  ['a wrong version', (text: string) => text.replaceAll('"1.0.0"', '"1.1.0"')],
  ['a wrong name', (text: string) => text.replace('"flights/1.0.0"', '"hotels/1.0.0"')],
  ['an additional release', (text: string) => withField(text, 'releases', 'flights/1.1.0')],
  ['an additional fallback', (text: string) => withField(text, 'standIns', 'flights/1.0.0')],
])('a document with %s is damaged', async (_, alter) => {
  await promote('1.0.0')
  const file = await publishedFile(root())
  await writeFile(file, alter(await readFile(file, 'utf8')))
  await expect((await openRegistry(root())).published()).rejects.toThrow(
    'published.json is damaged',
  )
})

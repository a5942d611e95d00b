import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { integrityOf } from '@storefront/releases'
import { testFolder } from '@storefront/releases/testing/test-folder'
import { beforeEach, expect, test } from 'vitest'
import { composeForeign } from './compose-foreign.ts'

const dist = testFolder()

const [js, css] = [['js/routes.js'], ['routes.css']].map((sync) => ({ sync, async: [] }))
const manifest = {
  name: 'cruises',
  metaData: { buildInfo: { buildVersion: '2.0.0' }, remoteEntry: { path: 'js', name: 'entry.js' } },
  shared: [{ name: 'react', requiredVersion: '^19.0.0' }],
  exposes: [{ path: './routes', assets: { js, css } }],
}
const withMetaData = (changes: object) => {
  return { ...manifest, metaData: { ...manifest.metaData, ...changes } }
}
const description = { mounts: ['cruises'], contract: '2.1.0', session: '1.1.0' }

const write = (file: string, value: unknown) => writeFile(join(dist(), file), JSON.stringify(value))

beforeEach(async () => {
  await mkdir(join(dist(), 'js'))
  for (const file of ['js/entry.js', 'js/routes.js', 'js/later.js', 'routes.css'])
    await write(file, file)
  await write('mf-manifest.json', manifest)
  await write('remote.json', description)
})

test('makes a release with a hash of every file, also of those that load later', async () => {
  const { release, files } = await composeForeign(dist())
  const { contract, session } = description
  const built = { contract, session, shared: { react: '^19.0.0' }, publishes: {}, reads: {} }
  expect(release).toMatchObject({ name: 'cruises', version: '2.0.0', builtOn: built })
  expect(release.exposes).toEqual({ './routes': { js: ['js/routes.js'], css: ['routes.css'] } })
  const later = files.get('js/later.js') ?? Buffer.of()
  expect(release.integrity['js/later.js']).toBe(integrityOf(later))
})

test('uses the entry that is a script, and refuses a module', async () => {
  const remoteEntry = { path: '', name: 'remoteEntry.js', type: 'module' }
  await write('mf-manifest.json', withMetaData({ remoteEntry }))
  await expect(composeForeign(dist())).rejects.toThrow('remoteEntry.js: the site needs an entry')
  const varRemoteEntry = { path: '', name: 'entry.js', type: 'var' }
  await write('mf-manifest.json', withMetaData({ remoteEntry, varRemoteEntry }))
  expect((await composeForeign(dist())).release.entry).toBe('entry.js')
})

test.each([
  ['remote.json', { ...description, contract: undefined }, 'remote.json is damaged: contract'],
  ['mf-manifest.json', { ...manifest, name: '@acme/cruises' }, 'name: no name of an app.'],
  ['mf-manifest.json', withMetaData({ buildInfo: { buildVersion: 'a/b' } }), 'no version.'],
])('refuses an incomplete or malformed %s', async (file, value, complaint) => {
  await write(file, value)
  await expect(composeForeign(dist())).rejects.toThrow(complaint)
})

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { alteredDescription, integrityOf } from '@storefront/releases'
import { testFolder } from '@storefront/releases/testing/test-folder'
import { beforeEach, expect, test } from 'vitest'
import { composeForeign } from './compose-foreign.ts'

const dist = testFolder()

const manifest = {
  name: 'cruises',
  metaData: { buildInfo: { buildVersion: '2.0.0' }, remoteEntry: { path: 'js', name: 'entry.js' } },
  shared: [{ name: 'react', requiredVersion: '^19.0.0' }],
  exposes: [
    {
      path: './routes',
      assets: {
        js: { sync: ['js/routes.js'], async: ['js/later.js'] },
        css: { sync: ['routes.css'], async: [] },
      },
    },
  ],
}
const builtAs = (buildVersion: string) => {
  return { ...manifest, metaData: { ...manifest.metaData, buildInfo: { buildVersion } } }
}
const description = { mounts: ['cruises'], contract: '2.1.0', session: '1.1.0' }

beforeEach(async () => {
  await mkdir(join(dist(), 'js'))
  for (const file of ['js/entry.js', 'js/routes.js', 'js/later.js', 'routes.css']) {
    await writeFile(join(dist(), file), file)
  }
  await write('mf-manifest.json', manifest)
  await write('remote.json', description)
})

const write = (file: string, value: unknown) => writeFile(join(dist(), file), JSON.stringify(value))

test('makes a release from the manifest and description of a foreign build', async () => {
  const { release, files } = await composeForeign(dist())
  expect(release).toMatchObject({
    name: 'cruises',
    version: '2.0.0',
    mounts: ['cruises'],
    entry: 'js/entry.js',
    exposes: { './routes': { js: ['js/routes.js'], css: ['routes.css'] } },
    builtOn: {
      contract: '2.1.0',
      session: '1.1.0',
      shared: { react: '^19.0.0' },
      publishes: {},
      reads: {},
    },
  })
  expect(release.integrity['js/later.js']).toBe(integrityOf(Buffer.from('js/later.js')))
  expect(alteredDescription('cruises', release, undefined)).toEqual([])
  expect([...files.keys()]).toContain('js/later.js')
})

test('uses the entry that is a script, and refuses a module', async () => {
  const remoteEntry = { path: '', name: 'remoteEntry.js', type: 'module' }
  const withEntries = (entries: object) =>
    write('mf-manifest.json', { ...manifest, metaData: { ...manifest.metaData, ...entries } })
  await withEntries({ remoteEntry })
  await expect(composeForeign(dist())).rejects.toThrow('remoteEntry.js: the site needs an entry')
  await withEntries({ remoteEntry, varRemoteEntry: { path: '', name: 'entry.js', type: 'var' } })
  expect((await composeForeign(dist())).release.entry).toBe('entry.js')
})

test.each([
  ['remote.json', { ...description, contract: undefined }, 'remote.json is damaged: contract'],
  ['remote.json', { ...description, session: '1' }, 'session: no version such as 2.1.0.'],
  ['mf-manifest.json', { ...manifest, metaData: {} }, 'mf-manifest.json is damaged: metaData'],
  ['mf-manifest.json', { ...manifest, name: '@acme/cruises' }, 'name: no name of an app.'],
  ['mf-manifest.json', builtAs('feature/decks'), 'buildVersion: no version.'],
])('refuses an incomplete or malformed %s', async (file, value, complaint) => {
  await write(file, value)
  await expect(composeForeign(dist())).rejects.toThrow(complaint)
})

import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { RemoteDescription } from '@storefront/contract'
import { expect, test } from 'vitest'
import { compile } from './compile.ts'
import { remoteConfig } from './remote-config.ts'
import { plantedApp } from './testing/planted-app.ts'

const remote: RemoteDescription = {
  name: 'plain',
  mounts: ['plain'],
  exposes: { './routes': './src/routes.ts', './SearchForm': './src/form.ts' },
  mount: './src/mount.ts',
}

const lazy = Array.from({ length: 12 }, (_, index) => index)
/** Large libraries that several parts import become separate chunks. */
const library = (name: string) => `export const ${name} = '${`${name} `.repeat(20_000)}'`

/** Sources of a remote with many lazy parts. Each imports another, as screens import dialogs. */
const sources = {
  ...Object.fromEntries(
    lazy.flatMap((part) => [
      [`part${part}.css`, `.plain_box { order: ${part} }`],
      [
        `part${part}.ts`,
        `import './part${part}.css'
export * from './${['days', 'slides', 'dialogs'][part % 3]}.ts'
export const next = () => import('./part${(part * 5 + 3) % lazy.length}.ts')`,
      ],
    ]),
  ),
  'days.ts': library('days'),
  'slides.ts': library('slides'),
  'dialogs.ts': library('dialogs'),
  'routes.ts': `export const routes = [${lazy.map((part) => `() => import('./part${part}.ts')`)}]`,
  'form.ts': `export { routes as f } from './routes.ts'`,
  'mount.ts': `export { routes as m } from './routes.ts'`,
}

/** Builds a remote. Returns the names and the texts of its files. */
async function builtFiles(directory: string): Promise<[string[], string[]]> {
  await compile(remoteConfig(remote, directory))
  const entries = await readdir(join(directory, 'dist/browser'), { recursive: true })
  const names = entries.filter((name) => extname(name)).sort()
  const texts = names.map((name) => readFile(join(directory, 'dist/browser', name), 'utf8'))
  return [names, await Promise.all(texts)]
}

test('builds the same files from the same sources in another folder', async () => {
  const here = await builtFiles(await plantedApp(sources))
  expect(here[0].length).toBeGreaterThan(3 * lazy.length)
  const elsewhere = await builtFiles(await plantedApp(sources))
  expect(elsewhere).toEqual(here)
})

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

/** Large libraries that several parts import become separate chunks. */
const libraries = ['days', 'slides', 'dialogs']
const lazy = Array.from({ length: 12 }, (_, index) => index)

/** Sources of a remote with many lazy parts. Each imports another, as screens import dialogs. */
const sources = Object.fromEntries([
  ...lazy.flatMap((part) => [
    [`part${part}.css`, `.plain_box { order: ${part} }`],
    [
      `part${part}.ts`,
      `import './part${part}.css'
export * from './${libraries[part % libraries.length]}.ts'
export const next = () => import('./part${(part * 5 + 3) % lazy.length}.ts')`,
    ],
  ]),
  ...libraries.map((name) => {
    const words = Array.from({ length: 8000 }, (_, index) => `${name}-${index}`)
    return [`${name}.ts`, `export const ${name} = ${JSON.stringify(words)}`]
  }),
  [
    'routes.ts',
    `export const routes = [${lazy.map((part) => `() => import('./part${part}.ts')`).join(', ')}]`,
  ],
  ['form.ts', `export { routes as f } from './routes.ts'`],
  ['mount.ts', `export { routes as m } from './routes.ts'`],
])

async function builtFiles(directory: string): Promise<Map<string, string>> {
  await compile(remoteConfig(remote, directory))
  const entries = await readdir(join(directory, 'dist/browser'), { recursive: true })
  const names = entries.filter((name) => extname(name)).sort()
  const texts = names.map((name) => readFile(join(directory, 'dist/browser', name), 'utf8'))
  return new Map((await Promise.all(texts)).map((text, index) => [names[index] ?? '', text]))
}

test('builds the same files from the same sources in another folder', async () => {
  const here = await builtFiles(await plantedApp(sources))
  expect(here.size).toBeGreaterThan(3 * lazy.length)
  const elsewhere = await builtFiles(await plantedApp(sources))
  expect([...elsewhere.keys()]).toEqual([...here.keys()])
  expect(elsewhere).toEqual(here)
})

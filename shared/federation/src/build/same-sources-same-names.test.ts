import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import type { RemoteDescription } from '@storefront/contract'
import { afterAll, expect, test } from 'vitest'
import { compile } from './compile.ts'
import { remoteConfig } from './remote-config.ts'

const remote: RemoteDescription = {
  name: 'plain',
  mounts: ['plain'],
  exposes: { './routes': './src/routes.ts', './SearchForm': './src/form.ts' },
  mount: './src/mount.ts',
}
const lazy = Array.from({ length: 12 }, (_, index) => `part${index}`)
const made: string[] = []

afterAll(() => Promise.all(made.map((path) => rm(path, { recursive: true, force: true }))))

/** Returns the part that a part imports, as screens import dialogs. */
const next = (part: string) => `part${(Number(part.slice(4)) * 5 + 3) % lazy.length}`

/** Large libraries that several parts import become separate chunks. */
const libraries = ['days', 'slides', 'dialogs']
const library = (part: string) => libraries[Number(part.slice(4)) % libraries.length]

/** Makes a remote with many lazy parts. */
async function checkout(): Promise<string> {
  const parent = await realpath(await mkdtemp(join(tmpdir(), 'checkout-')))
  made.push(parent)
  const directory = join(parent, 'plain')
  await mkdir(join(directory, 'src'), { recursive: true })
  await symlink(
    join(import.meta.dirname, '../../../../hotels/node_modules'),
    join(directory, 'node_modules'),
  )
  await writeFile(join(directory, 'package.json'), '{"type":"module","version":"1.0.0"}')
  for (const part of lazy) {
    await writeFile(join(directory, `src/${part}.css`), `.box { order: ${part.slice(4)} }`)
    await writeFile(
      join(directory, `src/${part}.ts`),
      `import './${part}.css'\nexport * from './${library(part)}.ts'\nexport const next = () => import('./${next(part)}.ts')`,
    )
  }
  for (const name of libraries) {
    const words = Array.from({ length: 8000 }, (_, index) => `${name}-${index}`)
    const source = `export const ${name} = ${JSON.stringify(words)}`
    await writeFile(join(directory, `src/${name}.ts`), source)
  }
  const routes = lazy.map((part) => `() => import('./${part}.ts')`).join(', ')
  await writeFile(join(directory, 'src/routes.ts'), `export const routes = [${routes}]`)
  for (const file of ['form.ts', 'mount.ts'])
    await writeFile(
      join(directory, 'src', file),
      `export { routes as ${file[0]} } from './routes.ts'`,
    )
  return directory
}

async function builtFiles(directory: string): Promise<Map<string, string>> {
  await compile(remoteConfig(remote, directory))
  const entries = await readdir(join(directory, 'dist/browser'), { recursive: true })
  const names = entries.filter((name) => extname(name)).sort()
  const texts = names.map((name) => readFile(join(directory, 'dist/browser', name), 'utf8'))
  return new Map((await Promise.all(texts)).map((text, index) => [names[index] ?? '', text]))
}

test('builds the same files from the same sources in another folder', async () => {
  const here = await builtFiles(await checkout())
  expect(here.size).toBeGreaterThan(3 * lazy.length)
  for (let build = 0; build < 2; build += 1) {
    const elsewhere = await builtFiles(await checkout())
    expect([...elsewhere.keys()]).toEqual([...here.keys()])
    expect(elsewhere).toEqual(here)
  }
})

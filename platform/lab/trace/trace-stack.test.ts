import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compile, remoteConfig } from '@storefront/federation/build'
import { testFolder } from '@storefront/releases/testing/test-folder'
import { expect, test } from 'vitest'
import { root } from '../../processes/apps.ts'
import { traceStack } from './trace-stack.ts'

const folder = testFolder()

/** Builds a remote with a long module, and another module that throws in line 3. */
async function buildPlain(): Promise<string> {
  const directory = folder()
  await mkdir(join(directory, 'src'))
  await symlink(join(root, 'hotels/node_modules'), join(directory, 'node_modules'))
  await writeFile(join(directory, 'package.json'), '{"type":"module","version":"1.1.0"}')
  const sources = {
    'routes.ts': `import { long } from './long.ts'\nexport const routes = [() => {\n  throw new Error(\`planted\${long}\`)\n}]`,
    'long.ts': `export const long = [${Array.from({ length: 3000 }, (_, n) => `'${n}'`)}].map((one) => one.length)`,
  }
  for (const [file, source] of Object.entries(sources))
    await writeFile(join(directory, 'src', file), source)
  const remote = { name: 'plain', mounts: ['plain'], exposes: { './routes': './src/routes.ts' } }
  await compile(remoteConfig(remote, directory))
  return join(directory, 'dist/browser')
}

test('traces a place in a built script to release, source file and line', async () => {
  const dist = await buildPlain()
  const names = (await readdir(dist)).filter((name) => name.endsWith('.js'))
  const scripts = await Promise.all(names.map((name) => readFile(join(dist, name), 'utf8')))
  const built = scripts.findIndex((script) => script.includes('planted'))
  const before = scripts[built]?.split('planted')[0]?.split('\n') ?? []
  const place = `${names[built]}:${before.length}:${(before.at(-1)?.lastIndexOf('throw') ?? 0) + 1}`

  const stack = `Error: planted
    at t (https://shop.example/remotes/plain/1.1.0/${place})
    at https://cdn.example/plain/1.1.0/${place.replace('.js', '.js?retry=1')}
r@https://shop.example/assets/${place}
    at https://shop.example/remotes/gone/1.0.0/entry.js:1:7`
  const map = await readFile(join(dist, `maps/${names[built]}.map`), 'utf8')
  const traced = await traceStack(stack, async (script) => {
    if (!('name' in script)) return { name: 'shell', version: '2.0.0', map }
    return script.name === 'plain' ? { ...script, map } : null
  })
  expect(traced).toBe(`Error: planted
    at t (plain 1.1.0 plain/src/routes.ts:3:3)
    at plain 1.1.0 plain/src/routes.ts:3:3
r@shell 2.0.0 shell/src/routes.ts:3:3
    at https://shop.example/remotes/gone/1.0.0/entry.js:1:7`)
  expect(map).not.toContain('one.length')
})

import { cp, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { compile } from './compile.ts'
import { shellConfig } from './shell-config.ts'

const shell = join(import.meta.dirname, '../../../../shell')

/** Builds the browser side of the shell, with a title in its footer. Returns its folder and the names of its scripts. */
async function builtScripts(title: string): Promise<{ folder: string; scripts: string[] }> {
  const directory = await realpath(await mkdtemp(join(tmpdir(), 'shell-')))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  for (const part of ['src', 'package.json'])
    await cp(join(shell, part), join(directory, part), { recursive: true })
  await symlink(join(shell, 'node_modules'), join(directory, 'node_modules'))
  const footer = join(directory, 'src/layout/Footer.tsx')
  const edited = (await readFile(footer, 'utf8')).replace('title="Support"', `title="${title}"`)
  await writeFile(footer, edited)
  await compile([shellConfig(directory)[0]])
  const folder = join(directory, 'dist/browser')
  return { folder, scripts: (await readdir(folder)).filter((name) => name.endsWith('.js')) }
}

test('a release of the shell changes one file, of at most 45 kB', async () => {
  const before = await builtScripts('Support')
  const { folder, scripts } = await builtScripts('Sports')
  const changed = scripts.filter((name) => !before.scripts.includes(name))
  expect(changed).toEqual([expect.stringMatching(/^shell\./)])
  const compressed = brotliCompressSync(await readFile(join(folder, changed[0] ?? '')))
  expect(compressed.length).toBeLessThanOrEqual(45_000)
})

import { cp, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { compile } from './compile.ts'
import { shellConfig } from './shell-config.ts'

const shell = join(import.meta.dirname, '../../../../shell')

test.each([
  ['development', ['react/jsx-runtime', './src/entry.ts']],
  ['production', ['./src/entry.ts']],
] as const)('the entry of a %s shell is %j', (mode, entry) => {
  const [browser] = shellConfig(shell, { mode })
  expect(browser.entry).toMatchObject({ shell: entry })
})

/** Builds the browser side of the shell, with an edited footer, and returns its scripts. */
async function builtScripts(edit: (footer: string) => string): Promise<Map<string, Buffer>> {
  const parent = await realpath(await mkdtemp(join(tmpdir(), 'shell-')))
  onTestFinished(() => rm(parent, { recursive: true, force: true }))
  const directory = join(parent, 'shell')
  await cp(join(shell, 'src'), join(directory, 'src'), { recursive: true })
  await cp(join(shell, 'package.json'), join(directory, 'package.json'))
  await symlink(join(shell, 'node_modules'), join(directory, 'node_modules'))
  const footer = join(directory, 'src/layout/Footer.tsx')
  await writeFile(footer, edit(await readFile(footer, 'utf8')))
  const [browser] = shellConfig(directory)
  await compile([browser])
  const folder = join(directory, 'dist/browser')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js')).sort()
  return new Map(
    await Promise.all(
      names.map(async (name) => [name, await readFile(join(folder, name))] as const),
    ),
  )
}

/** A text of the footer and its anagram. Minifiers choose names by letter frequency, which must not change. */
const [support, anagram] = ['Support', 'Stroppu']

test('a release of the shell changes one file, of at most 45 kB', async () => {
  const before = await builtScripts((footer) => footer)
  const changed = await builtScripts((footer) => {
    const edited = footer.replace(`title="${support}"`, `title="${anagram}"`)
    expect(edited).not.toBe(footer)
    return edited
  })
  const fetched = [...changed].filter(([name]) => !before.has(name))
  expect(fetched.map(([name]) => name.split('.')[0])).toEqual(['shell'])
  // Only the text differs, so a rebuild without a change makes the same files.
  const [[, shellBefore] = []] = [...before].filter(([name]) => !changed.has(name))
  const [[, shellChanged] = []] = fetched
  expect(String(shellChanged).replace(anagram, support) === String(shellBefore)).toBe(true)
  const sizes = await Promise.all(fetched.map(([, bytes]) => promisify(brotliCompress)(bytes)))
  expect(sizes.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(45_000)
}, 120_000)

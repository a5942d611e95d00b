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
] as const)('releases find the JSX that they need beside a shell of %s', (mode, entry) => {
  const [browser] = shellConfig(shell, { mode })
  expect(browser?.entry).toMatchObject({ shell: entry })
})

/** Scripts of the shell's browser build, made in a folder of its own after `edit` changed its footer. */
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
  await compile([browser ?? {}])
  const folder = join(directory, 'dist/browser')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js')).sort()
  return new Map(
    await Promise.all(
      names.map(async (name) => [name, await readFile(join(folder, name))] as const),
    ),
  )
}

/** A text of the footer, and its letters in another order: a minifier chooses names by how often a letter stands in all texts. */
const [support, anagram] = ['Support', 'Stroppu']

test('a returning visitor fetches only the changed file after a release of the shell: at most 45 kB', async () => {
  const before = await builtScripts((footer) => footer)
  const changed = await builtScripts((footer) => {
    const edited = footer.replace(`title="${support}"`, `title="${anagram}"`)
    expect(edited).not.toBe(footer)
    return edited
  })
  const fetched = [...changed].filter(([name]) => !before.has(name))
  expect(fetched.map(([name]) => name.split('.')[0])).toEqual(['shell'])
  // Nothing but the text is another one: a rebuild without a change is the same files.
  const [[, shellBefore] = []] = [...before].filter(([name]) => !changed.has(name))
  const [[, shellChanged] = []] = fetched
  expect(String(shellChanged).replace(anagram, support) === String(shellBefore)).toBe(true)
  const sizes = await Promise.all(fetched.map(([, bytes]) => promisify(brotliCompress)(bytes)))
  expect(sizes.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(45_000)
}, 60_000)

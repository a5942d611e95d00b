import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeOutside } from './new/write-outside.ts'

let folder = ''
let repository = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outside-'))
  repository = join(folder, 'transfers')
  await writeOutside(repository, 'transfers', 6)
}, 60_000)
afterAll(() => rm(folder, { recursive: true }))

/** For browsers' bundlers and for Node as ES modules: nothing is CommonJS, and styles have no types. */
const isIntended = (problem: { kind: string; resolutionKind?: string; entrypoint?: string }) =>
  problem.resolutionKind === 'node10' ||
  problem.kind === 'CJSResolvesToESM' ||
  problem.entrypoint?.endsWith('.css')

test('publint and attw find nothing in what a repository of its own depends on', async () => {
  const archives = await readdir(join(repository, 'packages'))
  expect(archives).toHaveLength(9)
  for (const file of archives) {
    const bytes = new Uint8Array(await readFile(join(repository, 'packages', file)))
    const { messages, pkg } = await publint({ pack: { tarball: bytes.buffer }, strict: true })
    expect(
      messages.map((message) => formatMessage(message, pkg)),
      file,
    ).toEqual([])
    const { types, ...checked } = await checkPackage(createPackageFromTarballData(bytes))
    // The command that releases is no module.
    expect(Boolean(types), file).toBe(!file.startsWith('storefront-release-'))
    expect(
      'problems' in checked && checked.problems.filter((one) => !isIntended(one)),
      file,
    ).toEqual(types ? [] : false)
    const { dependencies = {}, peerDependencies = {} } = pkg
    expect(JSON.stringify({ dependencies, peerDependencies }), file).not.toMatch(
      /workspace:|catalog:/,
    )
    // A page has one React: that of whoever installs the package.
    expect(Object.keys(dependencies), file).not.toContain('react')
    expect([undefined, '^19.2.0'], file).toContain(peerDependencies.react)
  }
})

test('its package.json names archives that are there, and versions of a registry', async () => {
  const manifest = JSON.parse(await readFile(join(repository, 'package.json'), 'utf8'))
  const named = Object.entries<string>({
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.optionalDependencies,
  })
  const archives = await readdir(join(repository, 'packages'))
  expect(
    named.flatMap(([, at]) => (at.startsWith('file:packages/') ? [at.slice(14)] : [])).sort(),
  ).toEqual(archives.sort())
  for (const [name, at] of named) expect(at, name).toMatch(/^file:packages\/|^\d+\.\d+\.\d+$/)
})

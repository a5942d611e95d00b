import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ReleaseConflictError } from '../integrity.ts'
import { folderPlace } from '../place.ts'
import { promoteVersions } from '../registry/registry-changes.ts'
import { alteredShell, liveShell, publishShell, shellFolder } from './shell-releases.ts'

const offer = { contract: '1.0.0', session: '1.0.0', shared: {}, events: {} }
let root = ''
const kept = () => folderPlace(root).registry

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'shell-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

async function published(script: string, exact = false) {
  const dist = join(root, 'dist')
  await rm(dist, { recursive: true, force: true })
  await mkdir(join(dist, 'browser'), { recursive: true })
  await writeFile(join(dist, 'browser/shell.js'), script)
  return publishShell(root, { dist, offer, packageVersion: '1.0.0', exact })
}

const goesLive = (version: string) => kept().change('ana', promoteVersions({ shell: version }))

test('a new version leaves the one before as it was, and nothing is live by being published', async () => {
  const first = await published('first')
  await goesLive(first.version)
  const second = await published('second')
  const script = (version: string) => readFile(join(shellFolder(root, version), 'browser/shell.js'))
  expect(String(await script(first.version))).toBe('first')
  expect(String(await script(second.version))).toBe('second')
  expect((await liveShell(root, await kept().read())).version).toBe(first.version)
})

test('the same build again is the same version', async () => {
  expect(await published('same')).toEqual(await published('same'))
})

test('R4: the same version is not published again with other files', async () => {
  await published('one', true)
  await expect(published('other', true)).rejects.toThrow(ReleaseConflictError)
})

test('a shell that was never published is an error, not an empty page', async () => {
  await expect(liveShell(root, await kept().read())).rejects.toThrow('No shell was ever published')
})

test('a file that was altered after it was published is named', async () => {
  const release = await published('one')
  expect(await alteredShell(root, release, undefined)).toEqual([])
  await writeFile(join(shellFolder(root, release.version), 'browser/shell.js'), 'two')
  expect(await alteredShell(root, release, undefined)).toEqual([
    `shell ${release.version}: browser/shell.js is not the file that was released.`,
  ])
})

test.each(['', '{', '{"contract":7}'])(
  'P6: where the live shell.json says %j, the shell before it is live',
  async (text) => {
    const first = await published('first')
    await goesLive(first.version)
    const second = await published('second')
    await goesLive(second.version)
    await writeFile(join(shellFolder(root, second.version), 'shell.json'), text)
    expect((await liveShell(root, await kept().read())).version).toBe(first.version)
    await rm(join(root, 'registry.json'))
    expect((await liveShell(root, await kept().read())).version).toBe(first.version)
  },
)

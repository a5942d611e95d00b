import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { liveShellFolder, publishShell, shellOfferName } from './shell-builds.ts'

const offer = { contract: '1.0.0', session: '1.0.0', shared: {}, events: {} }
let root = ''

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'shell-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

async function built(script: string): Promise<string> {
  const dist = join(root, 'dist')
  await rm(dist, { recursive: true, force: true })
  await mkdir(join(dist, 'browser'), { recursive: true })
  await writeFile(join(dist, 'browser/shell.js'), script)
  return dist
}

test('a new build leaves the one before as it was', async () => {
  await publishShell(root, await built('first'), offer)
  const first = await liveShellFolder(root)
  await publishShell(root, await built('second'), offer)
  const second = await liveShellFolder(root)
  expect(String(await readFile(join(first, 'browser/shell.js')))).toBe('first')
  expect(String(await readFile(join(second, 'browser/shell.js')))).toBe('second')
})

test('the same build again is the same folder', async () => {
  const once = await publishShell(root, await built('same'), offer)
  expect(await publishShell(root, await built('same'), offer)).toEqual(once)
})

test('a shell that was never built is an error, not an empty page', async () => {
  await expect(liveShellFolder(root)).rejects.toThrow('shell.json')
})

test.each(['', '{"build"', '[]'])(
  'where shell.json says %j, the newest build is live',
  async (text) => {
    await publishShell(root, await built('first'), offer)
    const { build } = await publishShell(root, await built('second'), offer)
    await writeFile(join(root, shellOfferName), text)
    expect(await liveShellFolder(root)).toBe(join(root, build))
    await rm(join(root, shellOfferName))
    expect(await liveShellFolder(root)).toBe(join(root, build))
  },
)

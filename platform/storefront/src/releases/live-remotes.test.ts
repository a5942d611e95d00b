import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LiveDocument, LiveRemote, Release } from '@storefront/contract'
import { DirectoryStore, type Entries, nothingLive, ReadRegistry } from '@storefront/releases'
import { plantedRelease, plantShell } from '@storefront/releases/testing'
import { liveFile, makeLive } from '@storefront/releases/testing/live-document'
import { testFolder } from '@storefront/releases/testing/test-folder'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ConditionLog } from '../operations/condition-log.ts'
import { log } from '../operations/log.ts'
import { folderRemotes } from '../testing/folder-remotes.ts'
import { LiveRemotes } from './live-remotes.ts'
import { directorySource } from './release-source.ts'

const { release } = plantedRelease('flights', '1.0.0')

const root = testFolder()
beforeEach(() => {
  vi.spyOn(log, 'error').mockImplementation(() => undefined)
  vi.spyOn(log, 'info').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Makes flights 1.1.0 live with these descriptions. Returns it as a page gets it, with 1.0.0 as its fallback. */
async function flightsOf(...releases: Release[]): Promise<LiveRemote | undefined> {
  await makeLive(root(), {
    remotes: { flights: { live: '1.1.0', lastGood: '1.0.0', versions: ['1.0.0', '1.1.0'] } },
    releases: Object.fromEntries(releases.map((one) => [`flights/${one.version}`, one])),
    fallbacks: { 'flights/1.1.0': '1.0.0' },
  })
  const { live } = folderRemotes(root())
  return (await live.remotes(await live.registry())).remotes.flights
}

test('gives a page the last good release beside the live one, or in its place if that cannot be read', async () => {
  const live = await flightsOf({ ...release, version: '1.1.0' }, release)
  expect([live?.release.version, live?.lastGood?.release.version]).toEqual(['1.1.0', '1.0.0'])
  expect((await flightsOf(release))?.release.version).toBe('1.0.0')
})

/** Lines of the log with this text only, because timers of earlier test files write to the same log. */
const logged = (level: 'error' | 'info', text: string) =>
  vi.mocked(log[level]).mock.calls.filter((line) => line.some((one) => String(one).includes(text)))

const files = ['the registry', 'shell', 'flights/1.0.0']
const damages: [string, (file: string) => Promise<void>][] = [
  ['missing', (file) => rm(file)],
  ['cut off', async (file) => writeFile(file, (await readFile(file, 'utf8')).slice(0, -9))],
  ['of another shape', (file) => writeFile(file, '{"remotes":[],"name":7}')],
]
const cases = files.flatMap((file) =>
  damages.flatMap(([how, damage]) =>
    [true, false].map((isRunning) => ({ file, how, damage, isRunning })),
  ),
)

test.each(cases)(
  'a file of $file that is $how changes no page, and is reported; while running: $isRunning',
  async ({ file, damage, isRunning }) => {
    await plantShell(root(), { version: '1' })
    await new DirectoryStore(root()).publish({ release, files: new Map() })
    await makeLive(root(), {
      shell: { live: '1', versions: ['1'] },
      remotes: { flights: { live: '1.0.0', versions: ['1.0.0'] } },
      releases: { 'flights/1.0.0': release },
    })
    const running = folderRemotes(root())
    await running.live.registry()
    const { live, problems } = isRunning ? running : folderRemotes(root())
    const page = async () => live.remotes(await live.registry())
    const paths = {
      'the registry': await liveFile(root()),
      shell: join(root(), '.shell/1/shell.json'),
      'flights/1.0.0': join(root(), 'flights/1.0.0/release.json'),
    }
    const path = paths[file as keyof typeof paths]
    const before = await readFile(path, 'utf8')
    await damage(path)
    const { remotes, isIncomplete } = await page()
    expect([remotes.flights?.release, isIncomplete]).toEqual([release, false])
    const revision = file === 'the registry' ? 'Revision 1' : ''
    expect(await problems()).toEqual([expect.stringContaining(`${file}: ${revision}`)])
    for (let visit = 0; visit < 3; visit++) await page()
    expect(logged('error', 'cannot be read')).toHaveLength(1)

    await writeFile(path, before)
    expect(await problems()).toEqual([])
    expect(logged('info', 'can be read again')).toHaveLength(1)
  },
)

test('never goes back to an older entry, and follows the repair', async () => {
  const { live, problems } = folderRemotes(root())
  const revision = async () => (await live.registry()).revision
  for (const _ of [1, 2]) await makeLive(root(), {})
  expect(await revision()).toBe(2)
  for (const part of ['', '.row']) await rm(join(root(), `.registry/00000002${part}.json`))
  expect(await revision()).toBe(2)
  expect(await problems()).toEqual([expect.stringContaining('revision 2 is missing')])
  for (const _ of [1, 2]) await makeLive(root(), {})
  await writeFile(await liveFile(root()), '{')
  const started = folderRemotes(root())
  expect([await revision(), (await started.live.registry()).revision]).toEqual([2, 2])
  await makeLive(root(), {})
  expect([await revision(), (await started.live.registry()).revision]).toEqual([4, 4])
})

test('is incomplete while the first entry cannot be read and there is no copy', async () => {
  const { live } = folderRemotes(root())
  await makeLive(root(), {})
  await writeFile(await liveFile(root()), '{]')
  const page = async () => live.remotes(await live.registry())
  expect(await page()).toEqual({ remotes: {}, isIncomplete: true })
  await makeLive(root(), {})
  expect(await page()).toEqual({ remotes: {}, isIncomplete: false })
})

type Answer = () => Promise<LiveDocument | null>
const entry = (revision: number): LiveDocument => ({
  ...nothingLive,
  ...{ revision, at: '2026-11-22T10:00:00.000Z' },
})
const has =
  (revision: number): Answer =>
  async () =>
    revision ? entry(revision) : null
const isDown: Answer = () => Promise.reject(new Error('It is down.'))
const hangs: Answer = () => new Promise(() => undefined)

/** Live remotes from a database whose `answer` a test can replace. */
function watched(first: Answer) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const database = { answer: first }
  const notAsked = () => Promise.reject(new Error('not asked'))
  const entries: Entries = {
    newest: async (after = 0) => {
      const revision = (await database.answer())?.revision ?? 0
      return revision > after ? revision : null
    },
    read: () => database.answer(),
    older: async () => [],
    ...{ rows: notAsked, append: notAsked },
  }
  const live = new LiveRemotes({
    registry: new ReadRegistry(entries),
    root: root(),
    source: { ...directorySource(root()), read: notAsked },
    conditions: new ConditionLog(),
  })
  return { database, live }
}

const aSecondLater = () => vi.advanceTimersByTime(1000)
const revisionOf = async (live: LiveRemotes) => (await live.registry()).revision

test('follows a change of a database within a second, without delaying pages', async () => {
  const { database, live } = watched(has(1))
  expect(await revisionOf(live)).toBe(1)
  database.answer = has(2)
  expect(await revisionOf(live)).toBe(1)
  aSecondLater()
  await expect.poll(() => revisionOf(live)).toBe(2)
})

test.each([
  ['is down', isDown],
  ['hangs', hangs],
])('keeps the live versions when the database %s', async (_, answer) => {
  const { database, live } = watched(has(7))
  expect(await revisionOf(live)).toBe(7)
  database.answer = answer
  for (let n = 0; n < 3; n++) aSecondLater()
  expect(await revisionOf(live)).toBe(7)
})

test('starts with the copy of the last change, but ignores a damaged copy', async () => {
  expect(await revisionOf(watched(has(3)).live)).toBe(3)
  const { database, live } = watched(isDown)
  expect(await revisionOf(live)).toBe(3)
  // The copy may be of another registry.
  database.answer = has(2)
  aSecondLater()
  await expect.poll(() => revisionOf(live)).toBe(2)
  await writeFile(join(root(), '.live.json'), 'cut o')
  expect(await revisionOf(watched(isDown).live)).toBe(0)
})

test('serves the live versions when no copy can be written', async () => {
  await rm(root(), { recursive: true })
  expect(await revisionOf(watched(has(3)).live)).toBe(3)
  expect(logged('error', 'no copy of what is live could be saved')).toHaveLength(1)
})

test('has nothing live before the first change, and reports only a database that is down', async () => {
  const { database, live } = watched(has(0))
  for (const revision of [0, 1]) {
    database.answer = isDown
    expect(await revisionOf(live)).toBe(0)
    await expect(live.check()).rejects.toThrow('It is down.')
    database.answer = has(revision)
    expect(await revisionOf(live)).toBe(revision)
    await live.check()
  }
})

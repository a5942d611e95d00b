import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LiveDocument, Release } from '@storefront/contract'
import {
  DirectoryStore,
  type Entries,
  FolderEntries,
  nothingLive,
  ReadRegistry,
} from '@storefront/releases'
import { plantedRelease, plantShell } from '@storefront/releases/testing'
import { liveFile, makeLive } from '@storefront/releases/testing/live-document'
import { testFolder } from '@storefront/releases/testing/test-folder'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ConditionLog } from '../operations/condition-log.ts'
import { log } from '../operations/log.ts'
import { LiveRemotes } from './live-remotes.ts'
import { directorySource } from './release-source.ts'
import { unreadable } from './unreadable.ts'

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

/** Live remotes from a registry, by default one in the folder, with the calls of a test. */
function remotesOf(entries: Entries = new FolderEntries(root())) {
  const conditions = new ConditionLog()
  const registry = new ReadRegistry(entries)
  const options = { registry, root: root(), source: directorySource(root()), conditions }
  const live = new LiveRemotes(options)
  return {
    live,
    page: async () => live.remotes(await live.registry()),
    problems: () => unreadable(live, options),
    revision: async () => (await live.registry()).revision,
  }
}

test('gives a page the last good release beside the live one, or in its place if that cannot be read', async () => {
  const next = { ...release, version: '1.1.0' }
  const found = async (...releases: Release[]) => {
    await makeLive(root(), {
      remotes: { flights: { live: '1.1.0', lastGood: '1.0.0', versions: ['1.0.0', '1.1.0'] } },
      releases: Object.fromEntries(releases.map((one) => [`flights/${one.version}`, one])),
      fallbacks: { 'flights/1.1.0': '1.0.0' },
    })
    const { remotes, isIncomplete } = await remotesOf().page()
    const { flights } = remotes
    return [flights?.release.version, flights?.lastGood?.release.version, isIncomplete]
  }
  expect(await found(next, release)).toEqual(['1.1.0', '1.0.0', false])
  expect(await found(release)).toEqual(['1.0.0', undefined, false])
  expect(await found()).toEqual([undefined, undefined, true])
})

/** Lines of the log with this text only, because timers of earlier test files write to the same log. */
const logged = (level: 'error' | 'info', text: string) =>
  vi.mocked(log[level]).mock.calls.filter((line) => line.some((one) => String(one).includes(text)))

test.each([
  ['the registry', () => liveFile(root())],
  ['shell', () => join(root(), '.shell/1/shell.json')],
  ['flights/1.0.0', () => join(root(), 'flights/1.0.0/release.json')],
])(
  'a damaged file of %s changes no page, and is reported until its repair',
  async (file, pathOf) => {
    await plantShell(root(), { version: '1' })
    await new DirectoryStore(root()).publish({ release, files: new Map() })
    await makeLive(root(), {
      shell: { live: '1', versions: ['1'] },
      remotes: { flights: { live: '1.0.0', versions: ['1.0.0'] } },
      releases: { 'flights/1.0.0': release },
    })
    const path = await pathOf()
    const whole = await readFile(path, 'utf8')
    const revision = file === 'the registry' ? 'Revision 1' : ''
    let times = 0
    for (const damage of [
      () => rm(path),
      () => writeFile(path, whole.slice(0, -9)),
      () => writeFile(path, '{"remotes":[],"name":7}'),
    ]) {
      for (const isRunning of [true, false]) {
        const running = remotesOf()
        await running.page()
        await damage()
        const { page, problems } = isRunning ? running : remotesOf()
        for (let visit = 0; visit < 3; visit++) {
          const { remotes, isIncomplete } = await page()
          expect([remotes.flights?.release, isIncomplete]).toEqual([release, false])
        }
        expect(await problems()).toEqual([expect.stringContaining(`${file}: ${revision}`)])
        expect(logged('error', 'cannot be read')).toHaveLength(++times)

        await writeFile(path, whole)
        expect(await problems()).toEqual([])
        expect(logged('info', 'can be read again')).toHaveLength(times)
      }
    }
  },
)

test('never goes back to an older entry, and follows the repair', async () => {
  const { problems, revision } = remotesOf()
  for (const _ of [1, 2]) await makeLive(root(), {})
  expect(await revision()).toBe(2)
  for (const part of ['', '.row']) await rm(join(root(), `.registry/00000002${part}.json`))
  expect(await revision()).toBe(2)
  expect(await problems()).toEqual([expect.stringContaining('revision 2 is missing')])
  for (const _ of [1, 2]) await makeLive(root(), {})
  await writeFile(await liveFile(root()), '{')
  const started = remotesOf()
  expect([await revision(), await started.revision()]).toEqual([2, 2])
  await makeLive(root(), {})
  expect([await revision(), await started.revision()]).toEqual([4, 4])
})

type Answer = () => Promise<LiveDocument | null>
const has =
  (revision: number): Answer =>
  async () =>
    revision ? { ...nothingLive, revision, at: '2026-11-22T10:00:00.000Z' } : null
const isDown: Answer = () => Promise.reject(new Error('It is down.'))

/** Live remotes from a database whose `answer` a test can replace. */
function watched(first: Answer) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const database = { answer: first }
  const notAsked = () => Promise.reject(new Error('not asked'))
  const remotes = remotesOf({
    newest: async (after = 0) => {
      const revision = (await database.answer())?.revision ?? 0
      return revision > after ? revision : null
    },
    read: () => database.answer(),
    older: async () => [],
    ...{ rows: notAsked, append: notAsked },
  })
  return { database, ...remotes }
}

const aSecondLater = () => vi.advanceTimersByTime(1000)

test('follows a database within a second, without delaying pages, and keeps the live versions while it is down or hangs, even if no copy can be written', async () => {
  await rm(root(), { recursive: true })
  const { database, live, page, revision } = watched(isDown)
  expect(await page()).toEqual({ remotes: {}, isIncomplete: true })
  await expect(live.check()).rejects.toThrow('It is down.')
  for (const known of [0, 1]) {
    database.answer = has(known)
    expect(await revision()).toBe(known)
    await live.check()
  }
  database.answer = has(7)
  expect(await revision()).toBe(1)
  aSecondLater()
  await expect.poll(revision).toBe(7)
  expect(logged('error', 'no copy of what is live could be saved')).toHaveLength(2)
  database.answer = isDown
  aSecondLater()
  await expect.poll(() => logged('error', 'the registry cannot be read').length).toBe(2)
  expect(await revision()).toBe(7)
  database.answer = () => new Promise(() => undefined)
  for (let n = 0; n < 3; n++) aSecondLater()
  expect(await revision()).toBe(7)
})

test('starts with the copy of the last change, but ignores a damaged copy', async () => {
  expect(await watched(has(3)).revision()).toBe(3)
  const { database, revision } = watched(isDown)
  expect(await revision()).toBe(3)
  // The copy may be of another registry.
  database.answer = has(2)
  aSecondLater()
  await expect.poll(revision).toBe(2)
  await writeFile(join(root(), '.live.json'), 'cut o')
  expect(await watched(isDown).revision()).toBe(0)
})

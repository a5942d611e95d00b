import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { HistoryEntry, Published } from '@storefront/contract'
import { type Documents, type Entry, ReadRegistry } from '@storefront/releases'
import { testFolder } from '@storefront/releases/testing/test-folder'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ConditionLog } from '../operations/condition-log.ts'
import { log } from '../operations/log.ts'
import { LiveRemotes } from './live-remotes.ts'
import { directorySource } from './release-source.ts'

const root = testFolder()

beforeEach(() => {
  vi.spyOn(log, 'error').mockImplementation(() => undefined)
  vi.spyOn(log, 'info').mockImplementation(() => undefined)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const entry = (revision: number): HistoryEntry => ({
  revision,
  at: '2026-11-22T10:00:00.000Z',
  by: 'ana',
  changes: [],
  registry: { revision, remotes: {} },
})

/** Content of the database: the list of changes, and the document published from the last readable one. */
type Kept = { list: Entry[]; published: Published | null }
type Answer = () => Promise<Kept>
const publishedBy = ({ registry }: HistoryEntry): Published => ({
  ...registry,
  releases: {},
  standIns: {},
})
const knows =
  (...entries: HistoryEntry[]): Answer =>
  async () => {
    const newest = entries.at(-1)
    const list = entries.map((value) => ({ revision: value.revision, value }))
    return { list, published: newest ? publishedBy(newest) : null }
  }
const isDown: Answer = () => Promise.reject(new Error('It is down.'))
const hangs: Answer = () => new Promise(() => undefined)

const notAsked = () => Promise.reject(new Error('not asked'))

/** Live remotes from a database whose `answer` a test can replace. */
function watched(first: Answer) {
  const database = { answer: first }
  const documents: Documents = {
    list: async (_, newest) => (await database.answer()).list.slice(-(newest ?? 0)),
    append: notAsked,
    current: async () => {
      const { published: value } = await database.answer()
      return value && { revision: value.revision, value }
    },
    stamp: async () => {
      const { published } = await database.answer()
      return published && { mark: String(published.revision), changed: new Date(entry(1).at) }
    },
    swap: notAsked,
  }
  const live = new LiveRemotes({
    registry: new ReadRegistry(documents),
    root: root(),
    source: { ...directorySource(root()), read: notAsked },
    conditions: new ConditionLog(),
  })
  return { database, live }
}

const aSecondLater = () => vi.advanceTimersByTime(1000)
const revisionOf = async (live: LiveRemotes) => (await live.registry()).revision

test('follows a change within a second, without delaying pages', async () => {
  const { database, live } = watched(knows(entry(1)))
  expect(await revisionOf(live)).toBe(1)
  expect(live.changedAt()).toEqual(new Date('2026-11-22T10:00:00.000Z'))
  database.answer = knows(entry(2))
  expect(await revisionOf(live)).toBe(1)
  aSecondLater()
  await expect.poll(() => revisionOf(live)).toBe(2)
})

test.each([
  ['is down', isDown],
  ['hangs', hangs],
])('keeps the live versions when the database %s', async (_, answer) => {
  const { database, live } = watched(knows(entry(7)))
  expect(await revisionOf(live)).toBe(7)
  database.answer = answer
  for (let n = 0; n < 3; n++) aSecondLater()
  expect(await revisionOf(live)).toBe(7)
})

test('follows the published document, not the history', async () => {
  const { database, live } = watched(knows(entry(6)))
  const unread = [...(await knows(entry(6), entry(7))()).list, { revision: 8, value: {} }]
  for (const list of [unread, []]) {
    database.answer = async () => ({ list, published: publishedBy(entry(6)) })
    aSecondLater()
    await live.check()
    expect(await revisionOf(live)).toBe(6)
  }
  database.answer = knows(entry(8))
  aSecondLater()
  await expect.poll(() => revisionOf(live)).toBe(8)
})

test.each(['missing', 'damaged'])(
  'keeps the live versions while the published document is %s, and starts with its last copy',
  async (how) => {
    const value = how === 'damaged' ? { ...publishedBy(entry(7)), revision: 'seven' } : null
    const { list } = await knows(entry(7))()
    const damaged: Answer = async () => ({ list, published: value as Published | null })
    const { database, live } = watched(knows(entry(6)))
    await live.registry()
    database.answer = damaged
    aSecondLater()
    const sentence = `published.json is ${how}`
    const trouble = () => live.check().catch(({ message }: Error) => message)
    await expect.poll(trouble).toContain(sentence)
    expect(await revisionOf(live)).toBe(6)
    const started = watched(damaged)
    expect(await revisionOf(started.live)).toBe(6)
    await expect(started.live.check()).rejects.toThrow(sentence)
  },
)

test('starts with the copy of the last change, but ignores a damaged copy', async () => {
  expect(await revisionOf(watched(knows(entry(3))).live)).toBe(3)
  expect(await revisionOf(watched(isDown).live)).toBe(3)
  await writeFile(join(root(), '.published.json'), 'cut o')
  expect(await revisionOf(watched(isDown).live)).toBe(0)
  const standIns = { 'flights/2.0.0': '1.0.0' }
  const invented = { ...entry(3).registry, releases: {}, standIns }
  await writeFile(join(root(), '.published.json'), JSON.stringify(invented))
  expect(await revisionOf(watched(isDown).live)).toBe(0)
})

test('serves the live versions when no copy can be written', async () => {
  await rm(root(), { recursive: true })
  expect(await revisionOf(watched(knows(entry(3))).live)).toBe(3)
  expect(log.error).toHaveBeenCalledWith(
    { error: expect.anything() },
    'no copy of what is live could be saved',
  )
})

test('has nothing live before the first change, and reports only a database that is down', async () => {
  const { database, live } = watched(knows())
  for (const [answer, revision] of [
    [knows(), 0],
    [knows(entry(1)), 1],
  ] as const) {
    database.answer = isDown
    expect(await revisionOf(live)).toBe(0)
    await expect(live.check()).rejects.toThrow('It is down.')
    database.answer = answer
    expect(await revisionOf(live)).toBe(revision)
    await live.check()
  }
})

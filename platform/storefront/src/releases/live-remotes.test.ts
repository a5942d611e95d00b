import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { LiveRemote, Release } from '@storefront/contract'
import { descriptionIntegrity } from '@storefront/releases'
import { plantedRelease, plantShell } from '@storefront/releases/testing'
import { publishedFile, writePublished } from '@storefront/releases/testing/published-document'
import { testFolder } from '@storefront/releases/testing/test-folder'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { log } from '../operations/log.ts'
import { forBrowser } from '../pages/make-page.ts'
import { folderRemotes } from '../testing/folder-remotes.ts'
import { directorySource } from './release-source.ts'

const flights: LiveRemote = {
  baseUrl: '/remotes/flights/1.0.0/',
  release: {
    ...plantedRelease('flights', '1.0.0').release,
    exposes: {
      './routes': { js: ['exposes.js'], css: [] },
      './SearchForm': { js: ['exposes.js', 'form.js'], css: ['form.css'] },
    },
    screens: {
      results: { js: ['results.js'], css: ['results.css'] },
      calls: { js: ['calls.js'], css: [] },
    },
    styleChunks: { 'form.css': '7' },
    server: 'server/server.mjs',
    integrity: {
      'entry.js': 'sha256-entry',
      'exposes.js': 'sha256-exposes',
      'form.js': 'sha256-form',
      'form.css': 'sha256-css',
      'calls.js': 'sha256-calls',
      'results.js': 'sha256-results',
      'results.css': 'sha256-results',
      'server/server.mjs': 'sha256-server',
    },
  },
}

test('gives a page the files that it may load later, and nothing of the server', () => {
  const { release } = forBrowser({ flights }).flights ?? {}
  expect(release).toMatchObject({ mounts: ['flights'], entry: 'entry.js' })
  expect(release?.screens).toEqual({ calls: flights.release.screens.calls })
  const files = ['entry.js', 'exposes.js', 'form.js', 'form.css', 'calls.js']
  expect(Object.keys(release?.integrity ?? {})).toEqual(files)
  expect(release).not.toHaveProperty('server')
  expect(release).not.toHaveProperty('styleChunks')
})

test('leaves out the files of a rendered part, except scripts of one that is hydrated later', () => {
  const { release } = forBrowser({ flights }, ['flights/SearchForm']).flights ?? {}
  expect(release?.exposes).toEqual({
    './routes': { js: ['exposes.js'], css: [] },
    './SearchForm': { js: [], css: [] },
  })
  expect(Object.keys(release?.integrity ?? {})).toEqual(['entry.js', 'exposes.js', 'calls.js'])
  expect(forBrowser({ flights }, ['flights/routes']).flights?.release.screens).toEqual({})
  const exposes = { './home': { js: ['home.js'], css: ['home.css'] } }
  const live = { ...flights, release: { ...flights.release, name: 'content', exposes } }
  const { content } = forBrowser({ content: live }, ['content/home'])
  expect(content?.release.exposes).toEqual({ './home': { js: ['home.js'], css: [] } })
})

const root = testFolder()
const { release } = flights

afterEach(() => void vi.restoreAllMocks())

/** Publishes these releases. Returns flights 1.1.0 as a page gets it, with 1.0.0 as its fallback. */
async function flightsOf(...releases: Release[]): Promise<LiveRemote | undefined> {
  vi.spyOn(log, 'error').mockImplementation(() => undefined)
  const registered = { live: '1.1.0', lastGood: '1.0.0', versions: ['1.0.0', '1.1.0'] }
  await writePublished(root(), {
    revision: 2,
    remotes: { flights: registered },
    releases: Object.fromEntries(releases.map((one) => [`flights/${one.version}`, one])),
    standIns: { 'flights/1.1.0': '1.0.0' },
  })
  const { live } = folderRemotes(root())
  return (await live.remotes(await live.registry(), { flights: '1.1.0' })).remotes.flights
}

test('gives a page what it needs to run the last good release', async () => {
  const live = await flightsOf({ ...release, version: '1.1.0' }, release)
  const { flights: shown } = forBrowser(live ? { flights: live } : {})
  expect(shown?.release.version).toBe('1.1.0')
  expect(shown?.lastGood?.baseUrl).toBe('/remotes/flights/1.0.0/')
  expect(shown?.lastGood?.release.integrity).toEqual({ 'entry.js': 'sha256-entry' })
})

test('falls back to the last good release if the live one cannot be read', async () => {
  expect((await flightsOf(release))?.release.version).toBe('1.0.0')
})

describe('an unreadable file does not change the live releases', () => {
  const pinned = { '1.0.0': descriptionIntegrity(release) }
  const registry = {
    revision: 1,
    shell: { live: '1', versions: ['1'] },
    remotes: { flights: { live: '1.0.0', versions: ['1.0.0'], descriptions: pinned } },
  }
  const entry = { revision: 1, at: '2026-11-22T08:00:00Z', by: 'ana', changes: [], registry }

  beforeEach(async () => {
    vi.spyOn(log, 'error').mockImplementation(() => undefined)
    vi.spyOn(log, 'info').mockImplementation(() => undefined)
    await plantShell(root(), { version: '1' })
    const files = { 'history/00000001.json': entry, 'flights/1.0.0/release.json': release }
    for (const [file, content] of Object.entries(files)) {
      await mkdir(dirname(join(root(), file)), { recursive: true })
      await writeFile(join(root(), file), JSON.stringify(content))
    }
    const releases = { 'flights/1.0.0': release }
    await writePublished(root(), { ...registry, releases, standIns: {} })
  })

  const damages: [string, (file: string) => Promise<void>][] = [
    ['missing', (file) => rm(file)],
    ['cut off', async (file) => writeFile(file, (await readFile(file, 'utf8')).slice(0, -9))],
    ['of another shape', (file) => writeFile(file, '{"remotes":[],"name":7}')],
  ]
  const files = ['published.json', '.shell/1/shell.json', 'flights/1.0.0/release.json']
  const cases = files.flatMap((file) =>
    damages.flatMap(([how, damage]) =>
      [true, false].map((isRunning) => ({ file, how, damage, isRunning })),
    ),
  )

  /** Lines of the log with this text only, because timers of earlier test files write to the same log. */
  const logged = (level: 'error' | 'info', text: string) =>
    vi
      .mocked(log[level])
      .mock.calls.filter((line) => line.some((one) => String(one).includes(text)))

  test.each(cases)('$file $how, while running: $isRunning', async ({ file, damage, isRunning }) => {
    const running = folderRemotes(root())
    await running.live.registry()
    const { live, problems } = isRunning ? running : folderRemotes(root())
    const page = async () => live.remotes(await live.registry())
    const path = file === 'published.json' ? await publishedFile(root()) : join(root(), file)
    const before = await readFile(path, 'utf8')
    await damage(path)
    const { remotes, isIncomplete } = await page()
    expect([remotes.flights?.release, isIncomplete]).toEqual([release, false])
    expect(await problems()).toEqual([
      expect.stringContaining(file.replace('/release.json', '').replace('.shell/1/', '')),
    ])
    for (let visit = 0; visit < 3; visit++) await page()
    expect(logged('error', 'cannot be read')).toHaveLength(1)

    await writeFile(path, before)
    expect(await problems()).toEqual([])
    expect(logged('info', 'can be read again')).toHaveLength(1)
  })

  test('reads no description beside the published document', async () => {
    const read = vi.fn(() => Promise.reject(new Error('not asked')))
    const { live } = folderRemotes(root(), { ...directorySource(root()), read })
    const { remotes } = await live.remotes(await live.registry())
    expect(remotes.flights?.release).toEqual(release)
    expect(read).not.toHaveBeenCalled()
  })

  test('leaves out a release whose published description was altered', async () => {
    const altered = { ...release, integrity: { ...release.integrity, 'entry.js': 'sha256-evil' } }
    const document = { ...registry, releases: { 'flights/1.0.0': altered }, standIns: {} }
    await writePublished(root(), document)
    const { live } = folderRemotes(root())
    expect(await live.remotes(await live.registry())).toEqual({ remotes: {}, isIncomplete: true })
  })

  test.each(['missing', 'garbage'])('is incomplete while the first document is %s', async (how) => {
    const file = await publishedFile(root())
    await rm(join(root(), 'history'), { recursive: true })
    await rm(file)
    if (how === 'garbage') await writeFile(file, '{]')
    const { live } = folderRemotes(root())
    const page = async () => live.remotes(await live.registry())
    expect(await page()).toEqual({ remotes: {}, isIncomplete: true })
    const empty = { revision: 1, remotes: {}, releases: {}, standIns: {} }
    await writeFile(file, JSON.stringify(empty))
    expect(await page()).toEqual({ remotes: {}, isIncomplete: false })
  })
})

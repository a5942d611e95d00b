import { liveVersions, nothingLive } from '@storefront/releases'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { log } from '../operations/log.ts'
import type { OpenShell } from '../rendering/open-shell.ts'
import { LiveShell } from './live-shell.ts'

beforeEach(() => {
  vi.useFakeTimers()
  for (const level of ['info', 'error'] as const) vi.spyOn(log, level).mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A storefront that starts with shell 1. */
async function storefront() {
  const opened: string[] = []
  const closed: string[] = []
  const broken = new Set<string>()
  const open = async (version: string): Promise<OpenShell> => {
    opened.push(version)
    if (broken.has(version)) throw new Error('Its files cannot be read.')
    return {
      version,
      empty: { before: '', after: '', inline: { scripts: [], styles: [] } },
      renderer: { render: () => Promise.resolve(null) },
      isWarm: true,
      close: async () => void closed.push(version),
    }
  }
  const first = { ...nothingLive, revision: 1 }
  const live = new LiveShell(await open('1'), first, open)
  const goesLive = (version: string) =>
    live.follow({ ...first, shell: { live: version, versions: [] } })
  /** Version of the shell that a new page gets. */
  const page = () => live.current.shell.version
  return { opened, closed, broken, goesLive, live, page }
}

test('keeps the shell while the next one cannot be opened, and tries that again after 10 s', async () => {
  const { opened, closed, broken, goesLive, live, page } = await storefront()
  broken.add('2')
  goesLive('2')
  await expect.poll(() => live.problems()).toEqual(['shell 2 cannot be opened.'])
  expect([page(), opened]).toEqual(['1', ['1', '2']])
  broken.clear()
  await vi.advanceTimersByTimeAsync(10_000)
  await expect.poll(page).toBe('2')
  expect(live.problems()).toEqual([])
  // A rollback finds the shell still open. The other one closes after 30 s.
  goesLive('1')
  expect([page(), opened]).toEqual(['1', ['1', '2', '2']])
  await vi.advanceTimersByTimeAsync(30_000)
  expect(closed).toEqual(['2'])
  goesLive('2')
  await expect.poll(page).toBe('2')
  await live.close()
  expect(closed.toSorted()).toEqual(['1', '2', '2'])
})

test('while the next shell cannot be opened, canaries end and remotes are rolled back and retired, but not released', async () => {
  const { broken, live } = await storefront()
  broken.add('2')
  const canary = { version: '2.0.0', percent: 5 }
  const follow = (shell: string, versions: Record<string, string>, more = {}) => {
    const apps = Object.entries(versions).map(([name, version]) => {
      return [name, { live: version, lastGood: '1.0.0', versions: [], ...more }]
    })
    const named = { shell: { live: shell, versions: [] }, remotes: Object.fromEntries(apps) }
    live.follow({ ...nothingLive, revision: 2, ...named })
    return liveVersions(live.current.registry)
  }
  const before = { flights: '1.1.0', hotels: '1.1.0', tours: '1.1.0' }
  expect(follow('1', before, { canary })).toEqual(before)
  expect(follow('2', { flights: '1.0.0', hotels: '1.2.0' })).toEqual({
    flights: '1.0.0',
    hotels: '1.1.0',
  })
  expect(JSON.stringify(live.current.registry)).not.toContain('canary')
})

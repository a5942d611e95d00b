import { liveVersions, nothingLive } from '@storefront/releases'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { log } from '../operations/log.ts'
import type { OpenShell } from '../rendering/open-shell.ts'
import { LiveShell } from './live-shell.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(log, 'info').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A storefront that starts with shell 1. */
function storefront() {
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
  let live: LiveShell | null = null
  const goesLive = (version: string, canary?: string) => {
    const shares = canary ? { canary: { version: canary, percent: 1 } } : {}
    live?.follow({ ...first, shell: { live: version, versions: [], ...shares } })
  }
  const start = async () => {
    const shells = new LiveShell(await open('1'), first, open)
    live = shells
    /** Versions of the live shell and the canary that a new page gets. */
    const page = () => [shells.current.shell.version, shells.current.canary?.version]
    return { live: shells, page }
  }
  return { opened, closed, broken, goesLive, start }
}

test('reuses the open canary when it goes live', async () => {
  const { opened, goesLive, start } = storefront()
  const { page } = await start()
  goesLive('1', '2')
  await expect.poll(() => page()).toEqual(['1', '2'])
  goesLive('2')
  expect(page()).toEqual(['2', undefined])
  expect(opened).toEqual(['1', '2'])
})

test('rolls back to a shell that is still open, and closes it after 30 s', async () => {
  const { opened, closed, goesLive, start } = storefront()
  const { live, page } = await start()
  goesLive('2')
  expect(page()).toEqual(['1', undefined])
  await expect.poll(() => page()).toEqual(['2', undefined])
  goesLive('1')
  expect(page()).toEqual(['1', undefined])
  expect(opened).toEqual(['1', '2'])
  await vi.advanceTimersByTimeAsync(30_000)
  expect(closed).toEqual(['2'])
  goesLive('2')
  await expect.poll(() => page()).toEqual(['2', undefined])
  expect(opened).toEqual(['1', '2', '2'])
  await live.close()
  expect(closed.toSorted()).toEqual(['1', '2', '2'])
})

test('reports a version that cannot be opened, and tries it again after 10 s', async () => {
  vi.spyOn(log, 'error').mockImplementation(() => undefined)
  const { opened, broken, goesLive, start } = storefront()
  const { live, page } = await start()
  broken.add('2')
  goesLive('2')
  await expect.poll(() => live.problems()).toEqual(['shell 2 cannot be opened.'])
  expect(page()).toEqual(['1', undefined])
  expect(opened).toEqual(['1', '2'])
  broken.clear()
  await vi.advanceTimersByTimeAsync(10_000)
  await expect.poll(() => page()).toEqual(['2', undefined])
  expect(live.problems()).toEqual([])
})

test('while the next shell cannot be opened, canaries end and remotes are rolled back and retired, but not released', async () => {
  vi.spyOn(log, 'error').mockImplementation(() => undefined)
  const { broken, start } = storefront()
  const { live } = await start()
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

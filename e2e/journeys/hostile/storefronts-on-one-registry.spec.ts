import { rm } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type HistoryEntry, paths, type Registry } from '@storefront/contract'
import { startPostgres } from '@storefront/postgres'
import { openReleases, releaseActions, releasesInFolder } from '@storefront/release-tools'
import { liveVersions } from '@storefront/releases'
import { root } from '../../../platform/processes/apps.ts'
import { startServer } from '../../../platform/processes/server.ts'
import { expect, test } from '../../fixtures.ts'
import { startProvider } from '../../site/own-provider.ts'
import { copyReleases, releaseAgain, releaseShellAgain } from '../../site/release-copies.ts'
import { type Site, spreadLoad } from '../../site/spread-load.ts'

test.skip(!process.env.HARDENING, 'Three storefronts under load: HARDENING=long')

/** What is live at first, what goes live one after the other, and what goes live together. */
const first = { content: '98.0.0', shell: '98.0.0' }
const next = { content: '99.0.0', shell: '99.0.0' }
const both = { content: '99.1.0', shell: '99.1.0' }

/** A page of one of the storefronts: when it was asked for, in ms since 1970, and which versions made it. */
type Seen = { site: Site; askedAt: number; tuple: string }

test('three storefronts on one registry switch together under load, and no page mixes versions', async () => {
  test.setTimeout(300_000)
  const folder = await copyReleases()
  for (const { content, shell } of [first, next, both]) {
    await releaseAgain(folder, 'content', content)
    await releaseShellAgain(folder, shell)
  }
  const postgres = await startPostgres()
  const registry = postgres.url('postgres')
  const releases = await openReleases({ registry, store: folder })
  const actions = releaseActions(releases)
  const before = liveVersions(await releasesInFolder(folder).registry.read())
  await actions.promote({ ...before, ...first }, 'the operators')
  const provider = await startProvider()
  const start = () =>
    startServer('A storefront', join(root, 'platform/storefront/src/main.ts'), {
      REGISTRY_URL: registry,
      DRAFTS_KEY: 'a key that all storefronts are given',
      RELEASES_DIR: folder,
      PROVIDER_URL: provider.url,
      RENDER_BUDGET_MS: '10000',
      // The load of this test looks ten times a second which storefronts are ready, on a machine that may be busy.
      DRAIN_MS: '3000',
      LOG_LEVEL: 'error',
      PORT: '0',
    })
  const sites = [await start(), await start(), await start()]
  const seen: Seen[] = []
  const note = (site: Site, askedAt: number, html: string) =>
    seen.push({ site, askedAt, tuple: tupleOf(html) })
  const files = filesOf(await (await fetch(`${sites[0]?.url}${paths.home}`)).text())
  // What visitors ask for: pages, and some files of each.
  const asked = [paths.home, ...files.slice(0, 9), paths.blog, ...files.slice(9, 18)]
  const load = spreadLoad(sites, asked, 100, ({ site, askedAt, html }) => note(site, askedAt, html))

  /** Resolves once every storefront has made pages after a change that are as wanted; the pages since, asked for closely. */
  const pagesSince = async ({ at }: HistoryEntry, isWanted: (page: Seen) => boolean) => {
    const changedAt = Date.parse(at)
    const since = () => seen.filter(({ askedAt }) => askedAt > changedAt)
    let isOver = false
    const watching = sites.map(async (site) => {
      while (!isOver) {
        const askedAt = Date.now()
        note(site, askedAt, await (await fetch(`${site.url}${paths.home}`)).text())
        await pause(50)
      }
    })
    const isDone = (site: Site) => since().some((page) => page.site === site && isWanted(page))
    await expect.poll(() => sites.every(isDone), { timeout: 90_000 }).toBe(true)
    await pause(1000)
    isOver = true
    await Promise.all(watching)
    return since().map((page) => ({ ...page, afterMs: page.askedAt - changedAt }))
  }
  /** How long after a change any storefront was still asked for a page and made it as before, in ms. */
  const switched = async (entry: HistoryEntry | null): Promise<number> => {
    if (!entry) throw new Error('Nothing changed.')
    const isNew = ({ tuple }: Seen) => tuplesIn(entry.registry)[0] === tuple
    const late = (await pagesSince(entry, isNew)).filter((page) => !isNew(page))
    return Math.max(0, ...late.map(({ afterMs }) => afterMs))
  }
  try {
    await pause(3000)
    const remote = [
      await switched(await actions.promote({ content: next.content }, 'content team')),
      await switched(await actions.rollback('content', 'content team')),
    ]
    const canary = await actions.canary('shell', next.shell, 50, 'shell team')
    await pagesSince(canary, ({ tuple }) => tuple.endsWith(next.shell))
    const shell = [
      await switched(await actions.promote({ shell: next.shell }, 'shell team')),
      await switched(await actions.rollback('shell', 'shell team')),
    ]
    const opened = await switched(await actions.promote(both, 'the operators'))
    for (const [n, before] of [...sites.entries()]) {
      sites[n] = await start()
      await before.stop('SIGTERM')
    }
    await pause(1000)
    const { requests, perSecond, failures } = await load.stop()

    const tuples = (await releases.registry.history()).flatMap((entry) => tuplesIn(entry.registry))
    const mixed = seen.filter(({ tuple }) => !tuples.includes(tuple))
    const failed = [...failures.values()].reduce((sum, times) => sum + times, 0)
    const cores = `load ${loadavg()[0]?.toFixed(0)} on ${availableParallelism()} cores`
    console.log(
      `P20 · ${requests} requests, ${Math.round(perSecond)} a second, to three storefronts, each restarted: ${failed} failed, ${mixed.length} of ${seen.length} pages mix versions (${cores})`,
    )
    console.log(
      `P20 · all three switched after: a remote ${remote[0]} ms, its way back ${remote[1]} ms, the shell after its canary ${shell[0]} ms, its way back ${shell[1]} ms; a remote with a shell that had to be opened ${opened} ms`,
    )
    expect(Object.fromEntries(failures)).toEqual({})
    expect(mixed.map(({ tuple }) => tuple)).toEqual([])
    expect(Math.max(...remote, ...shell)).toBeLessThan(1000)
  } finally {
    await load.stop()
    await Promise.all(sites.map((site) => site.stop()))
    await provider.stop()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
})

/** The versions of content and shell that a page was made with: content's by its boot data, the shell's by its script. */
function tupleOf(html: string): string {
  const [, boot = '{}'] =
    /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html) ?? []
  const { remotes } = JSON.parse(boot) as {
    remotes?: Record<string, { release: { version: string } }>
  }
  const [, script = ''] = /\/assets\/shell\.([\w.]+)\.js/.exec(html) ?? []
  return `${remotes?.content?.release.version} ${script}`
}

/** What pages may be made with: what is live, and the shell's canary. */
function tuplesIn({ remotes, shell }: Registry): string[] {
  return [shell?.live, shell?.canary?.version].map(
    (version) => `${remotes.content?.live} ${version}`,
  )
}

/** The files of our own that a page names. */
function filesOf(html: string): string[] {
  const found = html.matchAll(/(?:src|href)="(\/(?:assets|remotes)\/[^"]+)"/g)
  return [...new Set([...found].map(([, file = '']) => file))]
}

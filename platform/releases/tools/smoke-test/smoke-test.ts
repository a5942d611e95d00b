import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hasChromium } from '@storefront/chromium'
import type { Release } from '@storefront/contract'
import { liveVersions, shellName } from '@storefront/releases'
import { releasesIn } from '../../../processes/apps.ts'
import { startStorefront } from '../../../processes/storefront.ts'
import { compose } from '../compose.ts'
import { NotFitError } from '../gate/gate.ts'
import type { Releases } from '../open-releases.ts'
import type { Tuple } from '../tuple.ts'
import { untilAborted } from '../until-aborted.ts'
import { overBudget } from './budget.ts'
import { loggedCause, mostFailures, sentenceOf } from './failure.ts'
import { inABrowser } from './in-a-browser.ts'
import { onAServer, sitemapOf } from './on-a-server.ts'
import { besideOthers, pagesOf, slowdown } from './pages.ts'

/**
 * Tests versions on a separate site beside the live ones: its server renders each of their screens and a browser opens it.
 * Returns a sentence with the outcome. Throws NotFitError, or any error after `interrupted`.
 */
export async function smokeTest(
  { registry: live, store }: Pick<Releases, 'registry' | 'store'>,
  versions: Tuple,
  interrupted?: AbortSignal,
): Promise<string> {
  const started = performance.now()
  const releases = await mkdtemp(join(tmpdir(), 'smoke-test-'))
  try {
    const registry = await live.read()
    const tuple = { ...liveVersions(registry), ...versions }
    await compose({ registry: live, store }, tuple, releases)
    // A new shell is tested with all remotes.
    const isTested = ({ name }: Release) => name in versions || shellName in versions
    const remotes = Object.entries(tuple).filter(([name]) => name !== shellName)
    const read = await Promise.all(remotes.map(([name, version]) => store.read(name, version)))
    const all = read.filter((release) => release !== null)
    const found = all.filter(isTested)
    const named = found.filter(({ name }) => name in versions)
    const large = await Promise.all(named.map((release) => overBudget(registry, store, release)))
    const tooLarge = large.filter((sentence) => sentence !== null)
    if (tooLarge.length > 0) throw new NotFitError(tooLarge)
    const lines: string[] = []
    const times = slowdown()
    const starting = startStorefront({
      port: '0',
      env: environment(releases, times),
      say: (line) => lines.push(line),
    })
    const test = async () => {
      const site = await starting
      const [known, today] = [await sitemapOf(site.url), new Date()]
      const pages = besideOthers(pagesOf(found, known, today), pagesOf(all, known, today))
      const notRendered = await onAServer(site.url, pages, 8000 * times)
      const withBrowser = await hasChromium()
      const notLive = withBrowser ? await inABrowser(site.url, pages, 10_000 * times) : []
      const explained = notRendered.map(({ page, cause }) => {
        const logged = loggedCause(lines, page)
        return { page, cause: logged ? `${cause}: ${logged}` : cause }
      })
      const failures = [...explained, ...notLive].slice(0, mostFailures)
      const what = Object.entries(versions).map((pair) => pair.join(' '))
      if (failures.length > 0)
        throw new NotFitError(
          failures.map((one) => `${what.join(', ')} does not work: ${sentenceOf(one)}`),
        )
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      const by = withBrowser
        ? 'rendered by a server and opened in a browser'
        : 'rendered by a server; there is no browser here to open them in (CHROMIUM_PATH names one)'
      return `${pages.length} pages ${by}, in ${seconds} s`
    }
    try {
      return await untilAborted(test(), interrupted)
    } finally {
      // This site keeps nothing and has no visitors. After an interruption it ends with this process.
      const ended = starting.then((site) => site.stop('SIGKILL'))
      if (!interrupted?.aborted) await ended
    }
  } finally {
    await rm(releases, { recursive: true, force: true })
  }
}

/** Settings of the tested site: own releases, bookings in memory, capacity for all pages, time to render when busy. */
function environment(releases: string, times: number): Record<string, string> {
  return {
    ...releasesIn(releases),
    REMOTES_URL: '',
    PUBLIC_URL: '',
    DATABASE_URL: '',
    REDIS_URL: '',
    STRIPE_SECRET_KEY: '',
    STRIPE_WEBHOOK_SECRET: '',
    NOTICE_URL: '',
    NOTICE_SECRET: '',
    TRUST_PROXY: 'off',
    DATA_DIR: 'memory://',
    SANDBOX_PAYMENTS: 'on',
    LOG_LEVEL: 'error',
    RENDER_BUDGET_MS: `${7000 * times}`,
    MAX_RENDERS: '1000',
    // The browser gets the page that was rendered for the test of the server.
    PAGE_CACHE_SECONDS: '600',
  }
}

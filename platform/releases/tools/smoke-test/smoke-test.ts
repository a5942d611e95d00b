import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hasChromium } from '@storefront/chromium'
import { liveVersions, shellName } from '@storefront/releases'
import { releasesIn } from '../../../processes/apps.ts'
import { startStorefront } from '../../../processes/storefront.ts'
import { compose } from '../compose.ts'
import { NotFitError } from '../gate/gate.ts'
import type { Releases } from '../open-releases.ts'
import type { Tuple } from '../tuple.ts'
import { overBudget } from './budget.ts'
import { loggedCause, sentenceOf } from './failure.ts'
import { inABrowser } from './in-a-browser.ts'
import { onAServer, sitemapOf } from './on-a-server.ts'
import { pagesOf } from './pages.ts'

/**
 * Tests versions on a separate site beside the live ones: its server renders each of their screens and a browser opens it.
 * Returns a sentence with the outcome. Throws NotFitError.
 */
export async function smokeTest(
  { registry: live, store }: Pick<Releases, 'registry' | 'store'>,
  versions: Tuple,
): Promise<string> {
  const started = performance.now()
  const releases = await mkdtemp(join(tmpdir(), 'smoke-test-'))
  try {
    const registry = await live.read()
    const tuple = { ...liveVersions(registry), ...versions }
    await compose({ registry: live, store }, tuple, releases)
    // A new shell is tested with all remotes.
    const names = shellName in versions ? Object.keys(tuple) : Object.keys(versions)
    const shown = await Promise.all(
      names.filter((name) => name !== shellName).map((name) => store.read(name, tuple[name] ?? '')),
    )
    const found = shown.filter((release) => release !== null)
    const named = found.filter(({ name }) => name in versions)
    const large = await Promise.all(named.map((release) => overBudget(registry, store, release)))
    const tooLarge = large.filter((sentence) => sentence !== null)
    if (tooLarge.length > 0) throw new NotFitError(tooLarge)
    const lines: string[] = []
    const site = await startStorefront({
      port: '0',
      env: environment(releases),
      say: (line) => lines.push(line),
    })
    try {
      const pages = pagesOf(found, await sitemapOf(site.url), new Date())
      const notRendered = await onAServer(site.url, pages)
      const withBrowser = await hasChromium()
      const isOpened = withBrowser && notRendered.length === 0
      const notLive = isOpened ? await inABrowser(site.url, pages) : null
      const explained = notRendered.map(({ page, cause }) => {
        const logged = loggedCause(lines, page)
        return { page, cause: logged ? `${cause}: ${logged}` : cause }
      })
      const [first, ...others] = [...explained, ...(notLive ? [notLive] : [])]
      const what = Object.entries(versions).map((pair) => pair.join(' '))
      if (first)
        throw new NotFitError([
          `${what.join(', ')} does not work: ${sentenceOf([first, ...others])}`,
        ])
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      const by = withBrowser
        ? 'rendered by a server and opened in a browser'
        : 'rendered by a server; there is no browser here to open them in (CHROMIUM_PATH names one)'
      return `${pages.length} pages ${by}, in ${seconds} s`
    } finally {
      // This site keeps nothing and has no visitors.
      await site.stop('SIGKILL')
    }
  } finally {
    await rm(releases, { recursive: true, force: true })
  }
}

/** Settings of the tested site: own releases, bookings in memory, capacity for all pages, time to render when busy. */
function environment(releases: string): Record<string, string> {
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
    RENDER_BUDGET_MS: '7000',
    MAX_RENDERS: '1000',
    // The browser gets the page that was rendered for the test of the server.
    PAGE_CACHE_SECONDS: '600',
  }
}

import { setTimeout as pause } from 'node:timers/promises'
import { chromiumLaunch } from '@storefront/chromium'
import { type ConsoleMessage, chromium } from 'playwright'
import { causeOf, type Failure } from './failure.ts'
import { atOnce, type TestedPage } from './pages.ts'
import { busyWith, openTab, type Tab } from './tab.ts'
import { Visit } from './visit.ts'

/**
 * Opens each page in a browser and resolves with the first failure, or null: a page is not live within `patienceMs`, throws,
 * shows the fallback or logs an error. Failures of other sites and of the API are ignored.
 */
export async function inABrowser(
  site: string,
  pages: TestedPage[],
  patienceMs = 10_000,
): Promise<Failure | null> {
  const browser = await chromium.launch(chromiumLaunch)
  try {
    // One visitor with a few tabs, so that pages share cached files.
    const visitor = await browser.newContext()
    visitor.setDefaultTimeout(0)
    const { promise: found, resolve: tell } = Promise.withResolvers<Failure>()
    // Opens a screen before the screens that start from it, so that its faults are reported as its own.
    const inOrder = pages.toSorted((a, b) => Number(Boolean(a.from)) - Number(Boolean(b.from)))
    const starts = Map.groupBy(inOrder, ({ address, from }) => from?.address ?? address)
    const queue = starts.values()
    const visitQueue = async () => {
      const tab = await openTab(visitor)
      for (const ofOneStart of queue)
        for (const page of ofOneStart) {
          const cause = await problemOf(tab, site, page, patienceMs)
          if (cause) return tell({ page, cause })
        }
    }
    const visits = Array.from({ length: Math.min(atOnce, starts.size) }, visitQueue)
    return await Promise.race([found, Promise.all(visits).then(() => null)])
  } finally {
    await browser.close()
  }
}

/** Resolves with the first problem of a page, or null once it works. */
async function problemOf(
  tab: Tab,
  site: string,
  tested: TestedPage,
  patienceMs: number,
): Promise<string | null> {
  const { page } = tab
  const { promise: trouble, resolve: tell } = Promise.withResolvers<string>()
  const onError = (error: Error) => tell(causeOf(error))
  const onMessage = (message: ConsoleMessage) => {
    if (isTrouble(message, site)) tell(saidCause(message.text(), message.location().url, site))
  }
  page.on('pageerror', onError).on('console', onMessage)
  const visit = new Visit(page)
  const ended = new AbortController()
  const late = pause(patienceMs, null, { signal: ended.signal }).then(async () => {
    const what = `${visit.lacks} after ${patienceMs / 1000} s in the browser`
    return saidCause(what, await busyWith(tab), site)
  })
  const problem = visit
    .problem(site, tested)
    .catch((error: Error) => `the browser cannot open it: ${causeOf(error)}`)
  try {
    return await Promise.race([trouble, problem, late])
  } finally {
    ended.abort()
    visit.end()
    page.off('pageerror', onError).off('console', onMessage)
  }
}

function saidCause(message: string, url: string, site: string): string {
  return causeOf({ message, stack: url.startsWith(site) ? `${url}:0` : '' })
}

function isTrouble(message: ConsoleMessage, site: string): boolean {
  if (message.type() !== 'error') return false
  if (!message.text().startsWith('Failed to load resource')) return true
  const { url } = message.location()
  return ['/remotes/', '/assets/'].some((files) => url.startsWith(site + files))
}

import { setTimeout as pause } from 'node:timers/promises'
import { chromiumLaunch } from '@storefront/chromium'
import { type BrowserContext, type ConsoleMessage, chromium } from 'playwright'
import { causeOf, type Failure, mostFailures } from './failure.ts'
import { atOnce, type TestedPage } from './pages.ts'
import { restyledPart, type Styles } from './sight.ts'
import { busyWith, openTab, type Tab } from './tab.ts'
import { Visit } from './visit.ts'

/** After so many pages that take the whole time, the others are not opened. */
const mostLate = 4

/**
 * Opens each page in a browser. Returns a failure for each that is not live within `patienceMs`, throws, shows the fallback, logs
 * an error, cannot be seen or changes the styles of others. Failures of other sites and of the API are ignored.
 */
export async function inABrowser(
  site: string,
  pages: TestedPage[],
  patienceMs: number,
): Promise<Failure[]> {
  // Without these Playwright ends this process on Ctrl-C, before it cleans up.
  const handled = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false }
  const browser = await chromium.launch({ ...chromiumLaunch, ...handled })
  try {
    // One visitor with a few tabs, so that pages share cached files.
    const visitor = await browser.newContext()
    visitor.setDefaultTimeout(0)
    const failures: Failure[] = []
    let late = 0
    // Opens a screen before the screens that start from it, so that its faults are reported as its own.
    const inOrder = pages.toSorted((a, b) => Number(Boolean(a.from)) - Number(Boolean(b.from)))
    const fresh = new Map<string, Promise<FreshPage>>()
    const starts = Map.groupBy(inOrder, ({ address, from }) => from?.address ?? address)
    const queue = starts.values()
    const visitQueue = async () => {
      let tab = await openTab(visitor)
      for (const ofOneStart of queue)
        for (const page of ofOneStart) {
          if (failures.length >= mostFailures || late >= mostLate) return
          const problem = await problemOf(tab, site, page, patienceMs, async (visit) => {
            // Stylesheets stay, so one look after the last screen is enough.
            if (!page.beside || page !== ofOneStart.at(-1)) return null
            const opened = fresh.get(page.beside) ?? openFresh(visitor, site, page.beside)
            fresh.set(page.beside, opened)
            const { heading, styles } = await opened
            const restyled = restyledPart(styles, await visit.stylesAfter(page.beside, heading))
            return restyled && `${restyled} on ${page.beside}`
          })
          if (!problem) continue
          failures.push({ page, cause: problem.cause })
          if (problem.isLate) late += 1
          // Its script may run for ever, and the visit may go on.
          void tab.page.close()
          tab = await openTab(visitor)
        }
    }
    await Promise.all(Array.from({ length: Math.min(atOnce, starts.size) }, visitQueue))
    return failures.toSorted((a, b) => pages.indexOf(a.page) - pages.indexOf(b.page))
  } finally {
    await browser.close()
  }
}

type Problem = { cause: string; isLate: boolean }

type FreshPage = { heading: string; styles: Styles }

/** Heading and styles of a page that the browser starts with. */
async function openFresh(
  visitor: BrowserContext,
  site: string,
  address: string,
): Promise<FreshPage> {
  const page = await visitor.newPage()
  const visit = new Visit(page)
  await visit.open(site + address)
  await visit.rest()
  const opened = { heading: await visit.heading(), styles: await visit.styles() }
  await page.close()
  return opened
}

/** Resolves with the first problem of a page, or null once it works and `after` the visit as well. */
async function problemOf(
  tab: Tab,
  site: string,
  tested: TestedPage,
  patienceMs: number,
  after: (visit: Visit) => Promise<string | null>,
): Promise<Problem | null> {
  const { page } = tab
  const { promise: trouble, resolve: tell } = Promise.withResolvers<string>()
  const onError = (error: Error) => tell(causeOf(error))
  const onMessage = (message: ConsoleMessage) => {
    if (isTrouble(message, site)) tell(saidCause(message.text(), message.location().url, site))
  }
  page.on('pageerror', onError).on('console', onMessage)
  const visit = new Visit(page)
  const steps = [() => visit.problem(site, tested), () => visit.hiddenPart(), () => after(visit)]
  try {
    for (const step of steps) {
      let isLate = false
      const ended = new AbortController()
      const late = pause(patienceMs, null, { signal: ended.signal }).then(async () => {
        isLate = true
        const what = `${visit.lacks} after ${patienceMs / 1000} s in the browser`
        return saidCause(what, await busyWith(tab), site)
      })
      const problem = step().catch(
        (error: Error) => `the browser cannot open it: ${causeOf(error)}`,
      )
      const cause = await Promise.race([trouble, problem, late]).finally(() => ended.abort())
      if (cause !== null) return { cause, isLate }
    }
    return null
  } finally {
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

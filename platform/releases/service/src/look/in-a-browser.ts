import { chromiumLaunch, isLive } from '@storefront/chromium'
import {
  type BrowserContext,
  type ConsoleMessage,
  chromium,
  type Page,
  type Request,
} from 'playwright'
import { causeOf, type Finding } from './finding.ts'
import type { LookedPage } from './pages.ts'
import { sideBySide } from './side-by-side.ts'

/** A page that has not come to life after this time is too slow, in ms. */
const patienceMs = 10_000

/**
 * Opens each page in a browser until it is live, and answers the first finding: a page that does not come to life, throws, shows the fallback,
 * or says on the console that something failed. Null where all are fine. What other sites or the API do not answer is not counted.
 */
export async function inABrowser(site: string, pages: LookedPage[]): Promise<Finding | null> {
  const browser = await chromium.launch(chromiumLaunch)
  try {
    // One visitor, whose browser keeps what several pages need: a third less work.
    const visitor = await browser.newContext()
    visitor.setDefaultTimeout(patienceMs)
    // A screen is opened before those that are reached from it, so that its own faults are not found through them.
    const inOrder = pages.toSorted((a, b) => Number(Boolean(a.from)) - Number(Boolean(b.from)))
    const { promise: found, resolve: tell } = Promise.withResolvers<Finding>()
    const visits = sideBySide(inOrder, async (page) => {
      const cause = await problemOf(visitor, site, page)
      if (cause) tell({ page, cause })
    })
    return await Promise.race([found, visits.then(() => null)])
  } finally {
    await browser.close()
  }
}

/** The first thing that is wrong with a page, as soon as it is seen; null for a page as it should be. */
async function problemOf(
  visitor: BrowserContext,
  site: string,
  looked: LookedPage,
): Promise<string | null> {
  const page = await visitor.newPage()
  const trouble = new Promise<string>((tell) => {
    page.on('pageerror', (error) => tell(causeOf(error)))
    page.on('console', (message) => {
      if (isTrouble(message, site)) tell(saidCause(message, site))
    })
  })
  const problem = await Promise.race([trouble, problemOfVisit(page, site, looked)])
  // A page that is busy does not close: it ends with the browser.
  if (problem === null) await page.close()
  return problem
}

/** What is wrong with a page that comes to life, or that it does not; null for one that is the screen. */
async function problemOfVisit(
  page: Page,
  site: string,
  { address, from }: LookedPage,
): Promise<string | null> {
  const started = performance.now()
  try {
    const settled = settling(page)
    await page.goto(site + (from?.address ?? address), { waitUntil: 'commit' })
    await page.waitForFunction(isLive)
    for (const name of from?.press ?? []) await press(page, name)
    const path = address.replace(/\?.*/, '')
    if (from) await page.waitForURL((url) => url.pathname === path)
    // What only browsers render comes after that.
    await settled()
    const hasFallback = await page.evaluate(
      () => performance.getEntriesByName('fallback-shown').length > 0,
    )
    if (hasFallback) return 'a part of it is not available in the browser'
    if (new URL(page.url()).pathname !== path) return `the browser is led to ${page.url()}`
    const seconds = (performance.now() - started) / 1000
    return seconds * 1000 > patienceMs ? `it takes ${seconds.toFixed(1)} s in the browser` : null
  } catch (error) {
    const [what] = String(error instanceof Error ? error.message : error).split('\n')
    return `it has not come to life after ${patienceMs / 1000} s in the browser (${what})`
  }
}

/**
 * Watches a page's requests, and waits until it has asked for nothing for half a second and has nothing left to do, also after a
 * navigation within the page. Throws after `patienceMs`.
 */
function settling(page: Page): () => Promise<void> {
  const pending = new Set<Request>()
  let changedAt = performance.now()
  const change = (request: Request, isPending: boolean) => {
    if (isPending) pending.add(request)
    else pending.delete(request)
    changedAt = performance.now()
  }
  page.on('request', (request) => change(request, true))
  page.on('requestfinished', (request) => change(request, false))
  page.on('requestfailed', (request) => change(request, false))
  return async () => {
    const until = performance.now() + patienceMs
    while (pending.size > 0 || performance.now() - changedAt < 500) {
      if (performance.now() > until) throw new Error(`${pending.size} requests are not answered`)
      await page.waitForTimeout(50)
    }
    await page.evaluate(
      'new Promise((done) => requestIdleCallback(() => done(), { timeout: 250 }))',
    )
  }
}

async function press(page: Page, name: string): Promise<void> {
  const main = page.getByRole('main')
  const button = main.getByRole('button', { name, disabled: false })
  await button.or(main.getByRole('link', { name })).first().click()
}

function saidCause(message: ConsoleMessage, site: string): string {
  const { url } = message.location()
  const file = url.startsWith(site) ? url.slice(site.length + 1) : ''
  return causeOf({ message: message.text(), stack: file && `${file}:0` })
}

function isTrouble(message: ConsoleMessage, site: string): boolean {
  if (message.type() !== 'error') return false
  if (!message.text().startsWith('Failed to load resource')) return true
  const { url } = message.location()
  return ['/remotes/', '/assets/'].some((files) => url.startsWith(site + files))
}

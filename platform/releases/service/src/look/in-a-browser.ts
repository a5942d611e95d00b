import { chromiumLaunch, isLive } from '@storefront/chromium'
import { type Browser, type ConsoleMessage, chromium, type Page, type Request } from 'playwright'
import { causeOf, type Finding } from './finding.ts'
import type { LookedPage } from './pages.ts'

/** A page that has not come to life after this time is too slow, in ms. */
const patienceMs = 10_000

/** Pages open side by side. */
const mostAtOnce = 4

/**
 * Opens each page in a browser until it is live, up to the first finding: a page that does not come to life, throws, shows the fallback, or says on
 * the console that something failed. What other sites or the API do not answer is not counted.
 */
export async function inABrowser(site: string, pages: LookedPage[]): Promise<Finding[]> {
  const browser = await chromium.launch(chromiumLaunch)
  try {
    const findings: Finding[] = []
    const left = [...pages]
    const visit = async () => {
      for (let page = left.shift(); page && findings.length === 0; page = left.shift()) {
        const cause = await problemOf(browser, site, page)
        if (cause) findings.push({ page, cause })
      }
    }
    await Promise.all(Array.from({ length: mostAtOnce }, visit))
    return findings.sort((a, b) => pages.indexOf(a.page) - pages.indexOf(b.page))
  } finally {
    await browser.close()
  }
}

/** The first thing that is wrong with a page; null for a page as it should be. */
async function problemOf(
  browser: Browser,
  site: string,
  { address, from }: LookedPage,
): Promise<string | null> {
  const context = await browser.newContext()
  context.setDefaultTimeout(patienceMs)
  const troubles: string[] = []
  context.on('weberror', (thrown) => troubles.push(causeOf(thrown.error())))
  context.on('console', (message) => {
    if (isTrouble(message, site)) troubles.push(saidCause(message, site))
  })
  const started = performance.now()
  try {
    const page = await context.newPage()
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
    if (hasFallback) troubles.push('a part of it is not available in the browser')
    if (new URL(page.url()).pathname !== path) troubles.push(`the browser is led to ${page.url()}`)
    const seconds = (performance.now() - started) / 1000
    if (seconds * 1000 > patienceMs)
      troubles.push(`it takes ${seconds.toFixed(1)} s in the browser`)
  } catch (error) {
    const [what] = String(error instanceof Error ? error.message : error).split('\n')
    troubles.push(`it has not come to life after ${patienceMs / 1000} s in the browser (${what})`)
  }
  await context.close()
  return troubles[0] ?? null
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

import { chromiumLaunch, isLive } from '@storefront/chromium'
import { type Browser, type ConsoleMessage, chromium } from 'playwright'
import type { LookedPage } from './pages.ts'

/** All pages together have this long, in ms. */
const limitMs = 60_000

/**
 * Opens each page in a browser until it is live; a sentence for each that does not come to life, throws, or says on the
 * console that something failed. What other sites or the API do not answer is not counted.
 */
export async function inABrowser(
  site: string,
  pages: Pick<LookedPage, 'address'>[],
): Promise<string[]> {
  const deadline = performance.now() + limitMs
  const browser = await chromium.launch(chromiumLaunch)
  try {
    const findings: string[] = []
    for (const { address } of pages) {
      findings.push(...(await openPage(browser, site, address, deadline - performance.now())))
    }
    return findings
  } finally {
    await browser.close()
  }
}

async function openPage(browser: Browser, site: string, address: string, leftMs: number) {
  const context = await browser.newContext()
  const troubles = new Set<string>()
  context.on('weberror', (thrown) => troubles.add(`${address}: ${thrown.error().message}`))
  context.on('console', (message) => {
    if (isTrouble(message, site)) troubles.add(`${address}: ${message.text()}`)
  })
  const timeout = Math.max(1, leftMs)
  try {
    const page = await context.newPage()
    await page.goto(site + address, { timeout, waitUntil: 'commit' })
    await page.waitForFunction(isLive, undefined, { timeout })
    // What only browsers render comes after that.
    await page.waitForLoadState('networkidle', { timeout })
  } catch {
    troubles.add(`${address}: the page did not come to life in time.`)
  }
  await context.close()
  return [...troubles]
}

function isTrouble(message: ConsoleMessage, site: string): boolean {
  if (message.type() !== 'error') return false
  if (!message.text().startsWith('Failed to load resource')) return true
  const { url } = message.location()
  return ['/remotes/', '/assets/'].some((files) => url.startsWith(site + files))
}

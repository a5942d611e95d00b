import { isLive } from '@storefront/chromium'
import type { Page, Request } from 'playwright'
import type { TestedPage } from './pages.ts'
import { computedStyles, hiddenPart, type Styles } from './sight.ts'

/** A page is idle after this time without requests, in ms. */
const restMs = 250
const widestPx = 1440
/** Looks at a part before it counts as hidden, because a busy machine paints some pages after they are idle. */
const looks = 8

/** Visit of a page in a tab, until the page is idle. */
export class Visit {
  /** Failure to report if the page takes too long. */
  lacks = 'it was not hydrated'
  readonly end: () => void
  private readonly tab: Page
  private readonly pending = new Set<Request>()
  private changedAt = performance.now()

  constructor(tab: Page) {
    this.tab = tab
    const begin = (request: Request) => {
      this.pending.add(request)
      this.changedAt = performance.now()
    }
    const finish = (request: Request) => {
      this.pending.delete(request)
      this.changedAt = performance.now()
    }
    tab.on('request', begin).on('requestfinished', finish).on('requestfailed', finish)
    this.end = () =>
      tab.off('request', begin).off('requestfinished', finish).off('requestfailed', finish)
  }

  async open(address: string): Promise<void> {
    await this.tab.setViewportSize({ width: widestPx, height: 900 })
    await this.tab.goto(address, { waitUntil: 'commit' })
    await this.tab.waitForFunction(isLive, undefined, { polling: 50 })
  }

  /** Opens the page and waits until it is idle. Returns its failure, or null if it shows the screen. */
  async problem(site: string, { address, from }: TestedPage): Promise<string | null> {
    const { tab } = this
    const start = site + (from?.address ?? address)
    // If the start page is open already, the visit continues there.
    if (!from || tab.url() !== start) await this.open(start)
    const path = address.replace(/\?.*/, '')
    if (from) {
      for (const name of from.press) await this.press(name)
      this.lacks = `it was not reached by pressing "${from.press.join('", "')}"`
      await tab.waitForURL((url) => url.pathname === path)
    }
    // Parts that only browsers render appear later.
    await this.rest()
    const hasFallback = await tab.evaluate(
      () => performance.getEntriesByName('fallback-shown').length > 0,
    )
    if (hasFallback) return 'a part of it is not available in the browser'
    return new URL(tab.url()).pathname === path ? null : `the browser is led to ${tab.url()}`
  }

  /** The first part of the open page that a visitor cannot see on a phone or a computer, or null. */
  async hiddenPart(): Promise<string | null> {
    this.lacks = 'its layout is not finished'
    for (const width of [widestPx, 390]) {
      await this.tab.setViewportSize({ width, height: 900 })
      let hidden = await this.tab.evaluate(hiddenPart)
      for (let look = 1; hidden && look < looks; look++) {
        await this.tab.waitForTimeout(restMs)
        hidden = await this.tab.evaluate(hiddenPart)
      }
      if (hidden) return `${hidden}, at ${width} px`
    }
    return null
  }

  /** Styles of the open page. */
  async styles(): Promise<Styles> {
    await this.tab.mouse.move(0, 0)
    return this.tab.evaluate(computedStyles)
  }

  /** Styles of a page after a client-side navigation to it, once it has its `heading`. */
  async stylesAfter(address: string, heading: string): Promise<Styles> {
    await this.tab.setViewportSize({ width: widestPx, height: 900 })
    await this.tab.evaluate((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, address)
    this.lacks = `${address}, opened from it, does not show "${heading}"`
    // Until then the header may show the page before.
    await this.tab.locator('main h1', { hasText: heading }).waitFor({ state: 'attached' })
    await this.rest()
    return this.styles()
  }

  async heading(): Promise<string> {
    return (await this.tab.locator('main h1').first().textContent()) ?? ''
  }

  private async press(name: string): Promise<void> {
    this.lacks = `"${name}", which leads to it, cannot be pressed`
    const main = this.tab.getByRole('main')
    const button = main.getByRole('button', { name, disabled: false })
    await button.or(main.getByRole('link', { name })).first().click()
  }

  /** Waits until the page has no requests and is idle, also after a client-side navigation. */
  async rest(): Promise<void> {
    this.lacks = 'it is still busy'
    while (this.pending.size > 0 || performance.now() - this.changedAt < restMs) {
      await this.tab.waitForTimeout(50)
    }
    await this.tab.evaluate(
      'new Promise((done) => requestIdleCallback(() => done(), { timeout: 250 }))',
    )
  }
}

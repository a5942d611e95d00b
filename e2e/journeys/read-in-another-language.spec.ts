import type { Browser, Page } from '@playwright/test'
import { paths } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'
import { dayFromToday } from '../visitor/days.ts'
import { leo, lucia } from '../visitor/people.ts'
import { chooseDay, chooseTravellers } from '../visitor/search-widget.ts'
import { bookTour, firstTour, openTour } from '../visitor/trips.ts'
import { Visitor } from '../visitor/visitor.ts'

type Step = (visitor: Visitor) => Promise<unknown>

const presses =
  (name: string | RegExp): Step =>
  ({ page }) =>
    page.getByRole('button', { name }).first().click()

const counts =
  (party: Parameters<typeof chooseTravellers>[1]): Step =>
  ({ page }) =>
    chooseTravellers(page, party)

/** Types a name that nothing has, and waits for the text that says so. */
const findsNothing =
  (field: string, text: string | RegExp): Step =>
  async ({ page }) => {
    await page.getByLabel(field).fill('nowhere')
    await expect(page.getByText(text)).toBeVisible()
  }

const days = `checkin=${dayFromToday(30)}&checkout=${dayFromToday(35)}`
const rooms = `${paths.hotels}?destination=M%C3%A9rida&${days}&guests=2,0,0`

/** A visit through forms, filters, a calendar, a summary and a payment. The whole page is compared after each step. */
const steps: Step[] = [
  (visitor) => visitor.opens(paths.home),
  presses('Search'),
  presses(/^From /),
  findsNothing('Search Location', /^No airports found for/),
  ({ page }) => page.getByPlaceholder('Search Location').fill('Miami'),
  ({ page }) => page.getByRole('option', { name: 'MIA' }).click(),
  counts({ adults: 2, infants: 1, cabin: 'Business' }),
  (visitor) => visitor.opens(rooms),
  ({ page }) => page.getByRole('main').getByRole('checkbox').first().click(),
  presses('Clear filters'),
  findsNothing('Hotel name', 'No hotels match these filters'),
  (visitor) => visitor.opens(`${paths.tours}?destination=Tulum&guests=2,0,0`),
  async ({ page }) => {
    const { name } = await firstTour(page)
    await openTour(page, name)
  },
  counts({ adults: 1, infants: 1 }),
  ({ page }) => bookTour(page),
  ({ page }) => chooseDay(page, 'Tour date', dayFromToday(10)),
  presses('Confirm & Pay with Card'),
  (visitor) => visitor.fillsInTravellers('Guest', [lucia, leo]),
  async (visitor) => {
    await visitor.goesToPay()
    await visitor.declines()
  },
  ({ page }) => page.getByRole('link', { name: 'Try again' }).click(),
  async ({ page }) => {
    const json = { error: { code: 'price_changed', current_total_amount_usd: 1999 } }
    const isDearer = { status: 409, json }
    await page.route('**/tours/checkout', (route) => route.fulfill(isDearer), { times: 1 })
    await page.getByRole('button', { name: 'Confirm & Pay with Card' }).click()
    await expect(page.getByRole('alert').first()).toBeVisible()
  },
]

/** React's error when it replaces a part that was translated before hydration. */
const hydration = /Minified React error #418/

/** A visitor whose browser translates each page after hydration. */
class Reader extends Visitor {
  override async waitsForHydration() {
    await super.waitsForHydration()
    await this.page.evaluate(translate)
  }
}

async function openTwin(browser: Browser, baseURL: string | undefined): Promise<Visitor> {
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  return new Visitor(await context.newPage())
}

/** Compares the texts of both pages, without the references of bookings. */
async function expectEqual(reader: Visitor, twin: Visitor) {
  const texts = async ({ page }: Visitor) =>
    (await textsOn(page)).map((text) => text.replaceAll(/\bCUN-\w{6}\b/g, 'CUN'))
  await expect(async () => expect(await texts(reader)).toEqual(await texts(twin))).toPass({
    timeout: 20_000,
  })
}

test('a page translated word by word shows the same texts at each step of a booking', async ({
  browser,
  baseURL,
  page,
  troubles,
}) => {
  test.slow()
  troubles.expect(/status of 409/, hydration)
  const [reader, twin] = [new Reader(page), await openTwin(browser, baseURL)]
  for (const step of steps) {
    for (const visitor of [reader, twin]) await step(visitor)
    await expectEqual(reader, twin)
  }
  await expect(page.locator('font').first()).toBeAttached()
  await twin.page.context().close()
})

test('a page translated before hydration shows the same texts', async ({
  browser,
  baseURL,
  visitor,
  troubles,
}) => {
  troubles.expect(hydration)
  const twin = await openTwin(browser, baseURL)
  await visitor.page.addInitScript(translate)
  for (const address of [paths.home, rooms]) {
    for (const one of [visitor, twin]) await one.opens(address)
    await expect(visitor.page.locator('font').first()).toBeAttached()
    await expectEqual(visitor, twin)
  }
  await twin.page.context().close()
})

/**
 * Runs in the page. Translates it as browsers do, but into the same language: replaces each present and later text node by
 * a `font` element for each word. White space and elements with translate="no" stay.
 */
function translate() {
  const untouched = 'font, script, style, noscript, title, textarea, option, [translate="no"]'
  const element = (...children: (Node | string)[]) => {
    const font = document.createElement('font')
    font.append(...children)
    return font
  }
  const translateText = (node: Node) => {
    const text = node.textContent ?? ''
    if (!text.trim() || !node.parentElement || node.parentElement.closest(untouched)) return
    const parts = text.split(/(?<=\s)(?=\S)/).map((part) => element(part))
    node.parentElement.replaceChild(element(...parts), node)
  }
  const translateIn = (root: Node) => {
    if (root.nodeType === Node.TEXT_NODE) return translateText(root)
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found: Node[] = []
    while (texts.nextNode()) found.push(texts.currentNode)
    found.forEach(translateText)
  }
  const start = () => {
    document.documentElement.classList.add('translated-ltr')
    translateIn(document.body)
    const changes = { childList: true, characterData: true, subtree: true }
    new MutationObserver((records) => {
      for (const { target, addedNodes, type } of records) {
        for (const node of type === 'characterData' ? [target] : addedNodes) translateIn(node)
      }
    }).observe(document.body, changes)
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
  else start()
}

/** Texts of a page in their order, one for each element with text. */
async function textsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isText = ({ nodeName }: Node) => nodeName === '#text' || nodeName === 'FONT'
    const elements = document.querySelectorAll('body :not(font, script, style, noscript, option)')
    return [...elements]
      .map((element) => [...element.childNodes].filter(isText))
      .map((nodes) => nodes.map(({ textContent }) => textContent).join(''))
      .map((text) => text.replace(/\s+/g, ' ').trim())
      .filter(Boolean)
  })
}

import type { Page } from '@playwright/test'
import { paths } from '@storefront/contract'
import { expect, test } from '../fixtures.ts'
import { dayFromToday } from '../visitor/days.ts'
import { leo, lucia } from '../visitor/people.ts'
import { arrivesAtSummary } from '../visitor/products.ts'
import { chooseDay, chooseTravellers } from '../visitor/search-widget.ts'
import { Visitor } from '../visitor/visitor.ts'

type Step = (visitor: Visitor) => Promise<unknown>

const presses =
  (name: string | RegExp): Step =>
  ({ page }) =>
    page.getByRole('button', { name }).first().click()

const days = `checkin=${dayFromToday(30)}&checkout=${dayFromToday(35)}`
const rooms = `${paths.hotels}?destination=M%C3%A9rida&${days}&guests=2,0,0`

/** A visit through a lookup, a filter, a calendar and a summary. The whole page is compared after each step. */
const steps: Step[] = [
  (visitor) => visitor.opens(paths.home),
  presses(/^From /),
  async ({ page }) => {
    await page.getByLabel('Search Location').fill('nowhere')
    await expect(page.getByText(/^No airports found for/)).toBeVisible()
  },
  ({ page }) => page.getByPlaceholder('Search Location').fill('Miami'),
  ({ page }) => page.getByRole('option', { name: 'MIA' }).click(),
  presses('Search'),
  (visitor) => visitor.opens(rooms),
  async ({ page }) => {
    await page.getByLabel('Hotel name').fill('nowhere')
    await expect(page.getByText('No hotels match these filters')).toBeVisible()
  },
  (visitor) => arrivesAtSummary(visitor, 'tour'),
  ({ page }) => chooseTravellers(page, { adults: 1, infants: 1 }),
  ({ page }) => chooseDay(page, 'Tour date', dayFromToday(10)),
  presses('Confirm & Pay with Card'),
  async (visitor) => {
    const { page } = visitor
    const json = { error: { code: 'price_changed', current_total_amount_usd: 1999 } }
    const isDearer = { status: 409, json }
    await page.route('**/tours/checkout', (route) => route.fulfill(isDearer), { times: 1 })
    await visitor.fillsInTravellers('Guest', [lucia, leo])
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

/** Waits until both pages have the same texts. */
async function expectEqual(reader: Visitor, twin: Visitor) {
  await expect(async () =>
    expect(await textsOn(reader.page)).toEqual(await textsOn(twin.page)),
  ).toPass({ timeout: 20_000 })
}

test('a page translated word by word shows the same texts at each step of a booking', async ({
  browser,
  baseURL,
  page,
  troubles,
}) => {
  troubles.expect(/status of 409/, hydration)
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const [reader, twin] = [new Reader(page), new Visitor(await context.newPage())]
  const takeStep = async (step: Step) => {
    await Promise.all([step(reader), step(twin)])
    await expect(page.locator('font').first()).toBeAttached()
    await expectEqual(reader, twin)
  }
  for (const step of steps) await takeStep(step)
  // From here on pages are translated before hydration.
  await page.addInitScript(translate)
  await takeStep((visitor) => visitor.opens(paths.home))
  await context.close()
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
    if (document.documentElement.classList.contains('translated-ltr')) return
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

import { expect, type Locator, type Page } from '@playwright/test'
import { centsIn } from './money.ts'

export type TripKind = 'tour' | 'package'

export type ShownTrip = {
  name: string
  destination: string
  duration: string
  perPersonCents: number
}

const words = {
  tour: { list: 'Tours found', summary: 'Tour Summary' },
  package: { list: 'Packages found', summary: 'Package Summary' },
} as const

/** Cards of the list, in their order on the page. */
export async function tripsShown(page: Page, kind: TripKind): Promise<ShownTrip[]> {
  const cards = tripList(page, kind).getByRole('article')
  await expect(cards.first()).toBeVisible()
  return Promise.all((await cards.all()).map(shownTrip))
}

function tripList(page: Page, kind: TripKind): Locator {
  return page.getByRole('region', { name: words[kind].list })
}

async function shownTrip(card: Locator): Promise<ShownTrip> {
  const text = (await card.textContent()) ?? ''
  const name = (await card.getByRole('heading').textContent()) ?? ''
  const each = /(\$[\d,.]+) per person/.exec(text)?.[1] ?? null
  const duration = /^\d+ Days?/.exec(text)?.[0] ?? ''
  return {
    name,
    destination: text.slice(duration.length + name.length, text.indexOf('$')),
    duration,
    perPersonCents: centsIn(each),
  }
}

/** Opens the page of one trip from its card. */
export async function openTrip(page: Page, kind: TripKind, name: string) {
  await tripList(page, kind).getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** Presses Book Now and arrives at the summary. */
export async function bookTrip(page: Page, kind: TripKind) {
  await page.getByRole('button', { name: 'Book Now' }).click()
  await expect(page.getByRole('heading', { level: 1, name: words[kind].summary })).toBeVisible()
}

/** Lines of the summary's panel by label. Unfolds them on a phone. */
export async function summaryLines(page: Page): Promise<Record<string, string>> {
  const details = page.getByRole('button', { name: 'Details', exact: true })
  if (await details.isVisible()) await details.click()
  const panel = page.getByRole('complementary')
  await expect(panel.getByRole('term').first()).toBeVisible()
  const labels = await panel.getByRole('term').allTextContents()
  const values = await panel.getByRole('definition').allTextContents()
  return Object.fromEntries(labels.map((label, index) => [label, values[index] ?? '']))
}

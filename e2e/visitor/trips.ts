import { expect, type Locator, type Page } from '@playwright/test'
import { dayAfter } from './days.ts'
import { centsIn } from './money.ts'
import { chooseStay, chooseTravellers, type Party } from './search-widget.ts'

/** What is sold as a trip: it is found and booked the same way. */
export type TripKind = 'tour' | 'package'

/** A search for tours, or for packages with their days `YYYY-MM-DD`. */
export type TripSearch = {
  destination: string
  stay?: [checkIn: string, checkOut: string]
  party?: Party
}

/** A tour or package as its card shows it; the total is absent where only one pays. */
export type ShownTrip = {
  name: string
  destination: string
  duration: string
  perPersonCents: number
  totalCents: number | null
}

const words = {
  tour: { tab: 'Tours', title: 'Explore Our Tours', list: 'Tours found', summary: 'Tour Summary' },
  package: {
    tab: 'Packages',
    title: 'Explore Our Packages',
    list: 'Packages found',
    summary: 'Package Summary',
  },
} as const

/** Opens the product's tab of the search widget on the home page, fills it in and searches. */
export async function searchTrips(page: Page, kind: TripKind, search: TripSearch) {
  const { destination, stay, party } = search
  await page.getByRole('tab', { name: words[kind].tab }).click()
  await page.getByRole('combobox', { name: 'Destination' }).fill(destination)
  await page
    .getByRole('option', { name: new RegExp(destination) })
    .first()
    .click()
  if (stay) await chooseStay(page, ...stay)
  if (party) await chooseTravellers(page, party)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: words[kind].title })).toBeVisible()
}

/** The cards of the list, in their order on the page. */
export async function tripsShown(page: Page, kind: TripKind): Promise<ShownTrip[]> {
  const cards = tripList(page, kind).getByRole('article')
  await expect(cards.first()).toBeVisible()
  return Promise.all((await cards.all()).map(shownTrip))
}

/** The part of the page that holds what was found. */
function tripList(page: Page, kind: TripKind): Locator {
  return page.getByRole('region', { name: words[kind].list })
}

async function shownTrip(card: Locator): Promise<ShownTrip> {
  const text = (await card.textContent()) ?? ''
  const name = (await card.getByRole('heading').textContent()) ?? ''
  const each = /(\$[\d,.]+) per person/.exec(text)?.[1] ?? null
  const total = /(\$[\d,.]+) total/.exec(text)?.[1]
  const duration = /^\d+ Days?/.exec(text)?.[0] ?? ''
  return {
    name,
    destination: text.slice(duration.length + name.length, text.indexOf('$')),
    duration,
    perPersonCents: centsIn(each),
    totalCents: total ? centsIn(total) : null,
  }
}

/** The last day of a trip that begins on a day. */
export function lastDayOf({ duration }: ShownTrip, firstDay: string): string {
  return dayAfter(firstDay, Number.parseInt(duration, 10) - 1)
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

/** The lines of the summary's panel, by label; on a phone they are unfolded first. */
export async function summaryLines(page: Page): Promise<Record<string, string>> {
  const details = page.getByRole('button', { name: 'Details', exact: true })
  if (await details.isVisible()) await details.click()
  const panel = page.getByRole('complementary')
  await expect(panel.getByRole('term').first()).toBeVisible()
  const labels = await panel.getByRole('term').allTextContents()
  const values = await panel.getByRole('definition').allTextContents()
  return Object.fromEntries(labels.map((label, index) => [label, values[index] ?? '']))
}

import { expect, type Locator, type Page } from '@playwright/test'
import { centsIn } from './money.ts'

export type ShownTour = { name: string; perPersonCents: number }

/** Cards of the list, in their order on the page. */
export async function toursShown(page: Page): Promise<ShownTour[]> {
  const cards = tourList(page).getByRole('article')
  await expect(cards.first()).toBeVisible()
  return Promise.all((await cards.all()).map(shownTour))
}

function tourList(page: Page): Locator {
  return page.getByRole('region', { name: 'Tours found' })
}

async function shownTour(card: Locator): Promise<ShownTour> {
  const text = (await card.textContent()) ?? ''
  const name = (await card.getByRole('heading').textContent()) ?? ''
  const each = /(\$[\d,.]+) per person/.exec(text)?.[1] ?? null
  return { name, perPersonCents: centsIn(each) }
}

/** Opens the page of one tour from its card. */
export async function openTour(page: Page, name: string) {
  await tourList(page).getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** Presses Book Now and arrives at the summary. */
export async function bookTour(page: Page) {
  await page.getByRole('button', { name: 'Book Now' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tour Summary' })).toBeVisible()
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

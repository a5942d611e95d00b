import { expect, type Locator, type Page } from '@playwright/test'
import { centsIn } from './money.ts'

function tourList(page: Page): Locator {
  return page.getByRole('region', { name: 'Tours found' })
}

/** Reads the first card of the list. */
export async function firstTour(page: Page) {
  const card = tourList(page).getByRole('article').first()
  const name = (await card.getByRole('heading').textContent()) ?? ''
  const text = (await card.textContent()) ?? ''
  const price = /(\$[\d,.]+) per person/.exec(text)?.[1] ?? null
  return { name, perPersonCents: centsIn(price) }
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

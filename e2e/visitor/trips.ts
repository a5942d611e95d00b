import { expect, type Page } from '@playwright/test'
import { centsIn } from './money.ts'

/** Opens the page of the first tour in the list. Returns its name and price. */
export async function openFirstTour(page: Page) {
  const card = page.getByRole('region', { name: 'Tours found' }).getByRole('article').first()
  const name = (await card.getByRole('heading').textContent()) ?? ''
  const text = (await card.textContent()) ?? ''
  const price = /(\$[\d,.]+) per person/.exec(text)?.[1] ?? null
  await card.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  return { name, perPersonCents: centsIn(price) }
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

import { expect, type Locator, type Page } from '@playwright/test'
import { centsIn } from './money.ts'

export function hotelCard(page: Page, name: string | RegExp): Locator {
  const cards = page.getByRole('region', { name: 'Hotels found' }).getByRole('article')
  return cards.filter({ has: page.getByRole('heading', { name, exact: true }) })
}

/** Presses Book Now of a hotel and arrives at its page. */
export async function openHotel(page: Page, name: string) {
  await hotelCard(page, name)
    .getByRole('button', { name: /^Book Now/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
}

/** Reads the price of a stay from the card of a hotel. */
export async function shownPrice(card: Locator) {
  await expect(card.getByText(/total, \d+ nights?/).first()).toBeVisible()
  const text = (await card.textContent()) ?? ''
  const [, total = '', nights = ''] = /(\$[\d,.]+) total, (\d+) night/.exec(text) ?? []
  return { totalCents: centsIn(total), nights: Number(nights) }
}

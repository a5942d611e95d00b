import { expect, type Locator, type Page } from '@playwright/test'
import { centsIn } from './money.ts'

export type ShownPrice = { totalCents: number; nightlyCents: number; nights: number }

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

export function roomCard(page: Page, name: string): Locator {
  return page
    .getByRole('region', { name: 'Available Rooms' })
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
}

/** Reads the price of a stay from the card of a hotel or a room. */
export async function shownPrice(card: Locator): Promise<ShownPrice> {
  await expect(card.getByText(/total, \d+ nights?/).first()).toBeVisible()
  const text = (await card.textContent()) ?? ''
  const [, total = '', nights = ''] = /(\$[\d,.]+) total, (\d+) night/.exec(text) ?? []
  const [, nightly = ''] = /From (\$[\d,.]+) \/ night/.exec(text) ?? []
  return { totalCents: centsIn(total), nightlyCents: centsIn(nightly), nights: Number(nights) }
}

/** Selects a room and arrives at the summary. */
export async function selectRoom(page: Page, name: string) {
  await roomCard(page, name)
    .getByRole('button', { name: /^Select Room/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Room Summary' })).toBeVisible()
}

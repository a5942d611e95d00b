import { expect, type Page } from '@playwright/test'
import { centsIn } from './money.ts'

/** Opens the page of the first hotel in the list. Returns its name and the total of the stay on its card. */
export async function openFirstHotel(page: Page, nights: number) {
  const card = page.getByRole('region', { name: 'Hotels found' }).getByRole('article').first()
  await expect(card.getByText(`total, ${nights} nights`).first()).toBeVisible()
  const [total] = /\$[\d,.]+ total/.exec((await card.textContent()) ?? '') ?? ['']
  const name = (await card.getByRole('heading').textContent()) ?? ''
  await card.getByRole('button', { name: /^Book Now/ }).click()
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  return { name, totalCents: centsIn(total) }
}

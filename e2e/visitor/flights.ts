import { expect, type Page } from '@playwright/test'
import { centsIn } from './money.ts'

const headings = {
  departure: 'Choose your departure flight',
  return: 'Choose your return flight',
} as const

/** Flights of one direction, in their order on the page. Return flights have no fare per adult or child. */
export async function flightsShown(page: Page, way: keyof typeof headings) {
  const list = page.getByRole('region', { name: headings[way] })
  await expect(list.getByRole('article').first()).toBeVisible()
  const cards = await list.getByRole('article').all()
  return Promise.all(
    cards.map(async (card) => {
      const text = (await card.textContent()) ?? ''
      const times = (await card.getByRole('heading').textContent()) ?? ''
      const button = await card.getByRole('button', { name: /^Select/ }).textContent()
      const airline = /^Select\s+(.*), \d\d:\d\d → /.exec(button ?? '')?.[1] ?? ''
      const fare = /(\$[\d,.]+) per adult or child/.exec(text)?.[1] ?? null
      return {
        times,
        airline,
        fareCents: fare === null ? null : centsIn(fare),
        totalCents: fare === null ? null : centsIn(text),
      }
    }),
  )
}

/** Chooses the first flight of one direction and returns its card. */
export async function chooseFirstFlight(page: Page, way: keyof typeof headings) {
  const [flight] = await flightsShown(page, way)
  if (!flight) throw new Error(`No flight to choose for the ${way}.`)
  const list = page.getByRole('region', { name: headings[way] })
  await list
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Select/ })
    .click()
  return flight
}

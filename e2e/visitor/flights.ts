import { expect, type Page } from '@playwright/test'
import { centsIn } from './money.ts'
import { chooseAirport, chooseDay, chooseTravellers, type Party } from './search-widget.ts'

/** A trip as a visitor has it in mind: cities with their airports' codes, days `YYYY-MM-DD`. */
export type FlightTrip = {
  from: [city: string, code: string]
  to: [city: string, code: string]
  departs: string
  /** A round trip when it says when to come back. */
  returns?: string
  party?: Party
}

/** A flight as its card in the results shows it; the fare is per adult or child, absent on a way back. */
export type ShownFlight = {
  times: string
  airline: string
  fareCents: number | null
  totalCents: number | null
}

/** Fills in the flights form on the page and searches. */
export async function searchFlights(page: Page, trip: FlightTrip) {
  const { from, to, departs, returns, party } = trip
  await page.getByRole('radio', { name: returns ? 'Round Trip' : 'Oneway' }).check()
  await chooseAirport(page, 'From', ...from)
  await chooseAirport(page, 'To', ...to)
  await chooseDay(page, 'Departure date', departs)
  if (returns) await chooseDay(page, 'Return date', returns)
  if (party) await chooseTravellers(page, party)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: `Flights from ${from[0]} to ${to[0]}` }),
  ).toBeVisible()
}

const headings = {
  departure: 'Choose your departure flight',
  return: 'Choose your return flight',
} as const

/** The flights on offer for one way, in their order on the page. */
export async function flightsShown(page: Page, way: keyof typeof headings): Promise<ShownFlight[]> {
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

/** Chooses the first flight of one way and answers what its card said. */
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

import { bookingPaths, detailPaths, type Product, products as sold } from '@storefront/contract'
import { flightsFound, oneOfEach } from '../site/public-pages.ts'
import { dayFromToday } from './days.ts'
import type { Visitor } from './visitor.ts'

/** Products, each with a function that opens its summary for one adult. */
export const products = sold.map((name) => ({
  ...{ name, summary: bookingPaths[name].summary },
  label: name === 'flight' ? ('Passenger' as const) : ('Guest' as const),
  arrives: (visitor: Visitor) => arrivesAtSummary(visitor, name),
}))

const stay = `checkin=${dayFromToday(30)}&checkout=${dayFromToday(35)}&guests=1`

/** Opens the page of a product's first offer by its address, and selects the offer for one adult. */
export async function arrivesAtSummary(visitor: Visitor, product: Product): Promise<void> {
  const { page } = visitor
  const { tour, package: trip } = await oneOfEach(page.request)
  const hotel = detailPaths.hotel('casa-flamboyan')
  const address = { flight: flightsFound, hotel: `${hotel}?${stay}`, tour, package: trip }[product]
  await visitor.opens(address ?? '')
  const button = page.getByRole('main').getByRole('button', { name: /^(Select|Book Now)\b/ })
  await button.first().click()
  await visitor.sees(visitor.heading(/Summary$/))
}

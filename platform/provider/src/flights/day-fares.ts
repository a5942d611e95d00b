import type { IsoDate } from '@storefront/contract'
import type { SoldOut } from '../bookings/sold-out.ts'
import { addDays, daysBetween } from '../calendar.ts'
import { type Catalogue, routeKey } from '../catalogue/catalogue.ts'
import { faresOn } from './fares.ts'
import { fliesOn } from './flight-on-day.ts'
import { isToCome } from './search.ts'

export type DaysQuery = {
  from: string
  to: string
  first: IsoDate
  last: IsoDate
  type: 'Oneway' | 'Round Trip'
}

/** Lowest fare in USD per day from `first` to `last`, inclusive; null for a day without a free seat. */
export async function dayFares(
  soldOut: SoldOut,
  catalogue: Catalogue,
  { from, to, first, last, type }: DaysQuery,
  now: Date,
): Promise<{ date: IsoDate; price: number | null }[]> {
  const flights = catalogue.flightsByRoute.get(routeKey(from, to)) ?? []
  const full = await soldOut.onDays({
    kind: 'flight',
    items: flights.map(({ flightNumber }) => flightNumber),
    first,
    end: addDays(last, 1),
  })
  const isFull = new Set(full.map(({ item, day }) => `${item} ${day}`))
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => {
    const day = addDays(first, index)
    const cents = flights
      .filter((flight) => fliesOn(flight, day) && isToCome({ flight, day }, now))
      .filter(({ flightNumber }) => !isFull.has(`${flightNumber} ${day}`))
      .map((flight) => faresOn(flight, day)[type === 'Oneway' ? 'oneWayCents' : 'roundTripCents'])
    return { date: day, price: cents.length > 0 ? Math.min(...cents) / 100 : null }
  })
}

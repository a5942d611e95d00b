import type { IsoDate } from '@storefront/contract'
import type { SoldOut } from '../bookings/sold-out.ts'
import { addDays, daysFrom } from '../calendar.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { faresOn } from './fares.ts'
import { bookableFlights } from './search.ts'

export type DayFaresQuery = {
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
  { type, ...query }: DayFaresQuery,
  now: Date,
): Promise<{ date: IsoDate; price: number | null }[]> {
  const open = Map.groupBy(await bookableFlights(soldOut, catalogue, query, now), ({ day }) => day)
  return daysFrom(query.first, addDays(query.last, 1)).map((date) => {
    const fares = (open.get(date) ?? []).map(({ flight }) => faresOn(flight, date))
    const cents = fares.map((fare) => fare[type === 'Oneway' ? 'oneWayCents' : 'roundTripCents'])
    return { date, price: cents.length > 0 ? Math.min(...cents) / 100 : null }
  })
}

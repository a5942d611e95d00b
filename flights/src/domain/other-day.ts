import type { IsoDate } from '@storefront/contract'
import { addDays, nightsBetween, shownParameter } from '@storefront/domain'
import type { FlightQuery } from './search.ts'

type TripDays = Pick<FlightQuery, 'departureDate' | 'returnDate'>

/** Changes the departure. Keeps the return date, or the trip's length if that date is before `day` (product 3.1). */
function tripOn({ departureDate, returnDate }: TripDays, day: IsoDate): TripDays {
  const isLate = returnDate !== null && returnDate < day
  return {
    departureDate: day,
    returnDate: isLate ? addDays(returnDate, nightsBetween(departureDate, day)) : returnDate,
  }
}

/** URL parameters of the search on another departure day, with the same order and filters. */
export function onDay(params: URLSearchParams, trip: TripDays, day: IsoDate): URLSearchParams {
  const { departureDate, returnDate } = tripOn(trip, day)
  const next = new URLSearchParams(params)
  for (const name of ['step', shownParameter]) next.delete(name)
  next.set('departureDate', departureDate)
  if (returnDate) next.set('returnDate', returnDate)
  return next
}

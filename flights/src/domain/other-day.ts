import type { IsoDate } from '@storefront/contract'
import { addDays, nightsBetween, shownParameter } from '@storefront/domain'
import type { FlightQuery } from './search.ts'

/**
 * The address of the same search on another day of departure, its order and filters kept. The return stays; where the
 * departure would come after it, it moves along (product 3.1).
 */
export function onDay(
  params: URLSearchParams,
  { departureDate, returnDate }: Pick<FlightQuery, 'departureDate' | 'returnDate'>,
  day: IsoDate,
): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const name of ['step', shownParameter]) next.delete(name)
  next.set('departureDate', day)
  if (returnDate && returnDate < day) {
    next.set('returnDate', addDays(returnDate, nightsBetween(departureDate, day)))
  }
  return next
}

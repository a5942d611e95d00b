import type { FlightType, IsoDate, TravellerCounts } from '@storefront/contract'
import {
  addDays,
  earliestDate,
  maxDate,
  multiplyUsd,
  nightsBetween,
  payingCount,
  shownParameter,
} from '@storefront/domain'
import type { FlightQuery } from './search.ts'

/** The lowest fare of a day in USD per adult or child; null where no flight is sold. */
export type DayFare = { date: IsoDate; fareUsd: number | null }

/** A day beside the chosen one, as it is shown. */
export type NearbyDay = {
  date: IsoDate
  isChosen: boolean
  /** Lowest total of everyone in USD; null until it is known, and where nothing is sold. */
  totalUsd: number | null
  /** No other day is cheaper, and some are dearer. */
  isLowest: boolean
  /** Why the day cannot be chosen; null where it can. */
  closed: 'Too soon' | 'No flights' | null
}

const daysBefore = 3
const dayCount = 7

/** The days around the chosen one (product 3.1); of those before the first that can be booked only the last one. */
export function shownDays(chosen: IsoDate, today: IsoDate): IsoDate[] {
  const first = maxDate(addDays(chosen, -daysBefore), addDays(earliestDate(today), -1))
  return Array.from({ length: dayCount }, (_, index) => addDays(first, index))
}

/** What is known of the days shown around a search's day; `fares` is null until the provider has answered. */
export function nearbyDays(
  query: { departureDate: IsoDate; type: FlightType; travellers: TravellerCounts },
  today: IsoDate,
  fares: readonly DayFare[] | null,
): NearbyDay[] {
  const fareOf = new Map(fares?.map(({ date, fareUsd }) => [date, fareUsd]))
  const days = shownDays(query.departureDate, today).map((date) => {
    const isTooSoon = date < earliestDate(today)
    const fare = isTooSoon ? null : (fareOf.get(date) ?? null)
    return { date, isTooSoon, fare }
  })
  const known = days.flatMap(({ fare }) => fare ?? [])
  const lowest = Math.min(...known)
  return days.map(({ date, isTooSoon, fare }) => ({
    date,
    isChosen: date === query.departureDate,
    totalUsd: fare === null ? null : multiplyUsd(fare, payingCount(query.travellers)),
    isLowest: fare === lowest && known.some((other) => other > lowest),
    closed: isTooSoon ? 'Too soon' : fares && fare === null ? 'No flights' : null,
  }))
}

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

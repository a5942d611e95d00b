import type { IsoDate } from '@storefront/contract'
import { addDays, earliestDate, maxDate } from './dates.ts'

/** The lowest total of a day for everyone, in USD; null where nothing is sold. */
export type DayPrice = { date: IsoDate; totalUsd: number | null }

/** A day beside the chosen one, as it is shown; its total is null until it is known, too. */
export type NearbyDay = DayPrice & {
  isChosen: boolean
  /** No other day is cheaper, and some are dearer. */
  isLowest: boolean
  /** Why the day cannot be chosen; null where it can. */
  closed: string | null
}

const daysBefore = 3
const dayCount = 7

/** The days around the chosen one (product 3.1); of those before the first that can be booked only the last one. */
export function shownDays(chosen: IsoDate, today: IsoDate): IsoDate[] {
  const first = maxDate(addDays(chosen, -daysBefore), addDays(earliestDate(today), -1))
  return Array.from({ length: dayCount }, (_, index) => addDays(first, index))
}

/**
 * Returns the days around the chosen one. `prices` is null until the provider has answered, `none` is the text of a day on
 * which nothing is sold. A day that the response leaves out may be chosen.
 */
export function nearbyDays(
  chosen: IsoDate,
  today: IsoDate,
  prices: readonly DayPrice[] | null,
  none: string,
): NearbyDay[] {
  const totalOf = new Map(prices?.map(({ date, totalUsd }) => [date, totalUsd]))
  const days = shownDays(chosen, today).map((date) => {
    const isTooSoon = date < earliestDate(today)
    return { date, isTooSoon, totalUsd: isTooSoon ? null : (totalOf.get(date) ?? null) }
  })
  const known = days.flatMap(({ totalUsd }) => totalUsd ?? [])
  const lowest = Math.min(...known)
  return days.map(({ date, isTooSoon, totalUsd }) => ({
    date,
    totalUsd,
    isChosen: date === chosen,
    isLowest: totalUsd === lowest && known.some((other) => other > lowest),
    closed: isTooSoon ? 'Too soon' : totalOf.get(date) === null ? none : null,
  }))
}

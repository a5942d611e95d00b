import type { IsoDate } from '@storefront/contract'
import { addDays, earliestDate, maxDate } from './dates.ts'

/** Lowest total of a day for the party, in USD; null if nothing is sold. */
export type DayPrice = { date: IsoDate; totalUsd: number | null }

/** Day as shown; `totalUsd` is also null while unknown. */
export type NearbyDay = DayPrice & {
  isChosen: boolean
  /** True when no day is cheaper and at least one costs more. */
  isLowest: boolean
  /** Reason why the day cannot be chosen, or null. */
  closed: string | null
}

const daysBefore = 3
const dayCount = 7

/** Seven days around the chosen one (product 3.1), at most one of them before the first bookable day. */
export function shownDays(chosen: IsoDate, today: IsoDate): IsoDate[] {
  const first = maxDate(addDays(chosen, -daysBefore), addDays(earliestDate(today), -1))
  return Array.from({ length: dayCount }, (_, index) => addDays(first, index))
}

/** `prices` is null until they arrive; `none` labels a day without a price. Days not in the response can be chosen. */
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

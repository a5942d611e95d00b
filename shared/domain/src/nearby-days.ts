import type { IsoDate } from '@storefront/contract'
import { addDays, daysFrom, earliestDate, formatDays, maxDate } from './dates.ts'
import { formatUsd } from './money.ts'

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

const tooSoon = 'Too soon'
const daysBefore = 3
const dayCount = 7

/** Seven days around the chosen one (product 3.1), at most one of them before the first bookable day. */
export function shownDays(chosen: IsoDate, today: IsoDate): IsoDate[] {
  const first = maxDate(addDays(chosen, -daysBefore), addDays(earliestDate(today), -1))
  return daysFrom(first, dayCount)
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
    closed: isTooSoon ? tooSoon : totalOf.get(date) === null ? none : null,
  }))
}

/** '$189.00 on every day from … to …' if every bookable day is on sale at one price, else null. */
export function samePriceText(days: readonly NearbyDay[]): string | null {
  const bookable = days.filter(({ closed }) => closed !== tooSoon)
  const [first, last] = [bookable[0], bookable.at(-1)]
  if (!first || !last || first.totalUsd === null) return null
  if (bookable.some(({ totalUsd }) => totalUsd !== first.totalUsd)) return null
  return `${formatUsd(first.totalUsd)} on every day from ${formatDays(first.date, last.date)}`
}

import type { IsoDate } from '@storefront/contract'
import { bookingAdditions } from '@storefront/contract/wire'
import type { ScarceDay } from '../bookings/sold-out.ts'
import { lastDaySold } from '../calendar.ts'
import type { Row } from '../database/catalogue-rows.ts'
import { daysNearFullMoons, isNearFullMoon } from './full-moons.ts'

/** Sale limits of a product. Only some products have the optional ones. */
export type SaleLimits = Pick<Row<'hotels'>, 'minAge' | 'maxParty' | 'lastDay' | 'daysNotSold'> &
  Partial<Pick<Row<'tours'>, 'daysOffFullMoon' | 'places'>>

/** Additions to the specification that flight bookings accept. */
export const flightAdditions = bookingAdditions
const stayAdditions = bookingAdditions.filter(
  (one) => one !== 'return_flight_id' && one !== 'cabin_class',
)

export function isSoldOn({ daysNotSold, daysOffFullMoon }: SaleLimits, day: IsoDate): boolean {
  if (daysNotSold.includes(day)) return false
  return daysOffFullMoon == null || !isNearFullMoon(day, daysOffFullMoon)
}

export function lastDayOf({ lastDay }: Pick<SaleLimits, 'lastDay'>, today: IsoDate): IsoDate {
  const last = lastDaySold(today)
  return lastDay && lastDay < last ? lastDay : last
}

/** Largest party of a booking; null for no limit. A trip's places per day limit it too. */
export function largestParty({ maxParty, places }: SaleLimits): number | null {
  return maxParty === null || places === undefined
    ? (maxParty ?? places ?? null)
    : Math.min(maxParty, places)
}

export function wireLimits(limits: SaleLimits, today: IsoDate) {
  const last = lastDayOf(limits, today)
  const { daysOffFullMoon } = limits
  const moonDays = daysOffFullMoon == null ? [] : daysNearFullMoons(today, last, daysOffFullMoon)
  const own = limits.daysNotSold.filter((day) => day >= today && day <= last)
  return {
    booking_accepts: stayAdditions,
    min_age: limits.minAge,
    max_party: largestParty(limits),
    last_day: last,
    days_not_sold: [...new Set([...own, ...moonDays])].toSorted(),
  }
}

export function wirePlaces(left: readonly ScarceDay[] = []) {
  return left.map(({ day, places }) => ({ date: day, places }))
}

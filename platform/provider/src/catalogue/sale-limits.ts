import type { IsoDate } from '@storefront/contract'
import { bookingAdditions } from '@storefront/contract/wire'
import { lastDaySold } from '../calendar.ts'
import type { Row } from '../database/catalogue-rows.ts'
import { daysNearFullMoons, isNearFullMoon } from './full-moons.ts'

/** Limits of a hotel, tour or package; those that only some have are optional. */
export type SaleLimits = Pick<Row<'hotels'>, 'minAge' | 'maxParty' | 'lastDay' | 'daysNotSold'> &
  Partial<Pick<Row<'tours'>, 'daysOffFullMoon' | 'places'>>

/** Additions that calls for flights take, and those that all the others do. */
export const flightAdditions = bookingAdditions
const stayAdditions = bookingAdditions.filter(
  (one) => one !== 'return_flight_id' && one !== 'cabin_class',
)

/** True when neither the record's own days nor the moon forbid this one. */
export function isSoldOn({ daysNotSold, daysOffFullMoon }: SaleLimits, day: IsoDate): boolean {
  if (daysNotSold.includes(day)) return false
  return daysOffFullMoon == null || !isNearFullMoon(day, daysOffFullMoon)
}

/** Last day on which it is sold, as seen on `today`. */
export function lastDayOf({ lastDay }: Pick<SaleLimits, 'lastDay'>, today: IsoDate): IsoDate {
  const last = lastDaySold(today)
  return lastDay && lastDay < last ? lastDay : last
}

/** People of one booking; null: no limit. A trip never takes more than a day has places. */
export function largestParty({ maxParty, places }: SaleLimits): number | null {
  return maxParty === null || places === undefined
    ? (maxParty ?? places ?? null)
    : Math.min(maxParty, places)
}

/** The limits as the API answers them on `today`. */
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

/** Few places, or units, left on a day. */
export type PlacesLeft = { date: IsoDate; places: number }

/** The days on which few are left as the API answers them. */
export function wirePlaces(left: readonly PlacesLeft[] = []): PlacesLeft[] {
  return left.map(({ date, places }) => ({ date, places }))
}

import * as v from 'valibot'
import { count, isoDate, listOf, maybe } from './primitives.ts'

/** Additions that a provider may announce in `booking_accepts` (product 7.5). */
export const bookingAdditions = [
  'return_flight_id',
  'cabin_class',
  'counts',
  'notes',
  'replaces',
] as const

/** Our addition: the announced booking additions. */
export const bookingAccepts = listOf(v.string())

/** Places or rooms left per day. Days that are not listed have plenty. */
export const placesLeft = listOf(v.object({ date: isoDate, places: count }))

/** Our additions: sale limits. Missing is no limit. Days are first days of trips and nights of stays. */
export const saleLimits = {
  booking_accepts: bookingAccepts,
  /** Minimum age on the first day. */
  min_age: maybe(count),
  /** Largest party, infants included. */
  max_party: maybe(count),
  last_day: maybe(isoDate),
  days_not_sold: listOf(isoDate),
  places_left: placesLeft,
}

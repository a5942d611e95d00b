import * as v from 'valibot'
import { count, isoDate, listOf, maybe } from './primitives.ts'

/** Additions that a provider can announce in `booking_accepts`, beside the specified fields of a booking (product 7.5). */
export const bookingAdditions = [
  'return_flight_id',
  'cabin_class',
  'counts',
  'notes',
  'replaces',
] as const

/** Additions that the record's provider takes in a booking call; ours. */
export const bookingAccepts = listOf(v.string())

/** Places, or units of a room, left on a day. A day that is not listed has as many as usual. */
export const placesLeft = listOf(v.object({ date: isoDate, places: count }))

/**
 * Limits of a hotel, tour or package; ours. A missing one is no limit. Days are those on which a trip begins, and the
 * nights of a stay.
 */
export const saleLimits = {
  booking_accepts: bookingAccepts,
  /** Years on the first day. */
  min_age: maybe(count),
  /** People of one booking, infants included. */
  max_party: maybe(count),
  /** Last day that is sold. */
  last_day: maybe(isoDate),
  days_not_sold: listOf(isoDate),
  places_left: placesLeft,
}

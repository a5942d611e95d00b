import * as v from 'valibot'
import { cabinClasses } from '../cabin-classes.ts'
import { mostTravellers, tooManyTravellers } from '../party.ts'
import { count, email, id, isoDate, maybe, typed, usd, written } from './primitives.ts'

/** Traveller or guest of a booking (product 7.3). */
export const travellerRecord = v.object({
  firstName: written(100),
  lastName: written(100),
  email,
  phoneNumber: written(40),
  dob: isoDate,
  nationality: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'nationality must be a country code')),
  passportNumber: written(40),
  passportExpiry: isoDate,
})

// Checks the number of travellers before their records, so that huge bodies cost little.
const travellers = v.pipe(
  v.array(v.unknown()),
  v.minLength(1),
  v.maxLength(mostTravellers, tooManyTravellers),
  v.array(travellerRecord),
)
const headCount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostTravellers))
const guests = { guests_count: v.pipe(v.number(), v.integer(), v.minValue(1)), guests: travellers }
const stay = { check_in_date: isoDate, check_out_date: isoDate }
/** Counts per band (all or none) and notes; sent if the provider announces them. */
const additions = {
  adults: v.optional(headCount),
  children: v.optional(headCount),
  infants: v.optional(headCount),
  notes: v.optional(typed(1000)),
}
const total = { total_amount_usd: v.pipe(v.number(), v.finite()) }

/** POST /bookings/create-checkout and POST /bookings/whatsapp. */
export const flightBooking = v.object({
  flight_id: id,
  passengers: travellers,
  flight_type: v.picklist(['Oneway', 'Round Trip']),
  return_flight_id: v.optional(id),
  cabin_class: v.optional(v.picklist(cabinClasses)),
  ...additions,
})

/** POST /hotels/whatsapp. */
export const hotelRequest = v.object({ room_id: id, rate_id: id, ...stay, ...guests, ...additions })

/** POST /hotel-bookings/create-checkout. */
export const hotelCheckout = v.object({ hotel_id: id, ...hotelRequest.entries, ...total })

/** POST /tours/whatsapp. */
export const tourRequest = v.object({ tour_id: id, booking_date: isoDate, ...guests, ...additions })

/** POST /tours/checkout. */
export const tourCheckout = v.object({ ...tourRequest.entries, ...total })

/** POST /packages/whatsapp. */
export const packageRequest = v.object({ package_id: id, ...stay, ...guests, ...additions })

/** POST /packages/checkout. */
export const packageCheckout = v.object({ ...packageRequest.entries, ...total })

/** Booking reference. It may come from an address and is shown, so only letters, digits, - and _ are allowed. */
export const bookingReference = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.trim(),
  v.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/),
)

/**
 * Response to a booking call. A card call without `redirectUrl` has failed (product 4.6). `totalUsd` is the total that
 * will be charged, `expiresAt` the time until which that total holds; both are null if not sent.
 */
export const checkoutAnswer = v.pipe(
  v.object({
    redirect_url: maybe(v.string()),
    total_amount_usd: maybe(usd),
    reference: maybe(bookingReference),
    expires_at: maybe(v.pipe(v.string(), v.isoTimestamp())),
  }),
  v.transform((answer) => ({
    redirectUrl: answer.redirect_url,
    totalUsd: answer.total_amount_usd,
    reference: answer.reference,
    expiresAt: answer.expires_at,
  })),
)

/**
 * 409 after a price change. `current_counts` are the counts that fit the birth dates, if other counts were sent. A
 * booking with `current_counts` is accepted.
 */
export const priceChangedRefusal = v.object({
  error: v.object({
    code: v.literal('price_changed'),
    current_total_amount_usd: usd,
    current_counts: maybe(v.object({ adults: count, children: count, infants: count })),
  }),
})

/** 409 for a sold-out item. */
export const soldOutRefusal = v.object({ error: v.object({ code: v.literal('sold_out') }) })

/** Reasons that refuse card payment only. WhatsApp requests are still recorded. */
export const cardRefusals = [
  'not_sold_on_day',
  'after_last_day',
  'stay_too_long',
  'stay_too_short',
  'party_too_large',
  'too_young',
  'no_adult',
  'too_many_infants',
  'already_paid',
] as const

export const bookingRefusals = [
  'date_too_early',
  'impossible_connection',
  'passport_repeated',
] as const

/** 409 for other reasons. `reason` is in one of the two lists above, with its limit or the paid booking's reference. */
export const notAvailableRefusal = v.object({
  error: v.object({
    code: v.picklist(['not_available', 'in_progress', 'hold_expired']),
    message: v.string(),
    issues: v.optional(v.array(v.object({ path: v.string(), message: v.string() }))),
    reason: maybe(v.string()),
    reference: maybe(bookingReference),
    min_age: maybe(count),
    max_party: maybe(count),
    max_infants: maybe(count),
    min_nights: maybe(count),
    max_nights: maybe(count),
    first_day: maybe(isoDate),
    last_day: maybe(isoDate),
  }),
})

export type CheckoutAnswer = v.InferOutput<typeof checkoutAnswer>
export type TravellerRecord = v.InferOutput<typeof travellerRecord>
export type FlightBooking = v.InferOutput<typeof flightBooking>
export type HotelRequest = v.InferOutput<typeof hotelRequest>
export type HotelCheckout = v.InferOutput<typeof hotelCheckout>
export type TourRequest = v.InferOutput<typeof tourRequest>
export type TourCheckout = v.InferOutput<typeof tourCheckout>
export type PackageRequest = v.InferOutput<typeof packageRequest>
export type PackageCheckout = v.InferOutput<typeof packageCheckout>

import * as v from 'valibot'
import {
  clockTime,
  count,
  focus,
  id,
  isoDate,
  listOf,
  localFees,
  location,
  maybe,
  named,
  numeric,
  pictureUrl,
  priceTerms,
  text,
  textUnder,
  usd,
} from './primitives.ts'
import { placesLeft, saleLimits } from './sale-limits.ts'

/** Picture. Its address replaces a missing id; `alt` is our addition. */
export const image = v.pipe(
  v.object({ id: maybe(id), image_url: pictureUrl, alt: text }),
  v.transform((image) => ({ ...image, id: image.id ?? image.image_url })),
)

export const includedService = v.object({ service_name: v.string() })

const bound = maybe(count)

/** Rate; bounds apply only if set (product 3.4). */
export const rate = v.object({
  id,
  price_per_night: maybe(usd),
  infant_price: maybe(usd),
  infant_policy: maybe(v.string()),
  min_pax: bound,
  max_pax: bound,
  max_adults: bound,
  max_children: bound,
  // Unlike other bounds, a numeric string does not count (product 3.4).
  max_infants: maybe(v.number()),
  min_nights: bound,
  /** Our additions: longest stay, oldest infant in whole years on the first day. */
  max_nights: bound,
  infant_max_age: bound,
  ...priceTerms,
})

export const feature = textUnder('text', 'name')

const listedRoom = v.object({
  id,
  name: text,
  min_nights: bound,
  /** Our additions: capacity with infants, and number of such rooms per night. */
  sleeps: bound,
  units: bound,
  price_per_night: maybe(usd),
  rates: listOf(rate),
})

export const room = v.object({
  ...listedRoom.entries,
  places_left: placesLeft,
  description: text,
  images: listOf(image),
  features: listOf(feature),
})

/** Hotel in a list (product 7.4). Drops the fields that pages do not use; rooms may be missing. */
export const listedHotel = v.object({
  id,
  name: text,
  slug: text,
  rating: maybe(numeric),
  image_url: maybe(pictureUrl),
  image_focus: maybe(focus),
  destination: maybe(named),
  facilities: listOf(feature),
  /** Our additions: position, and walk to the beach in metres. */
  location: maybe(location),
  beach_meters: maybe(count),
  local_fees: localFees,
  max_nights: bound,
  ...saleLimits,
  rooms: listOf(listedRoom),
})

/** Hotel detail (product 7.4). */
export const hotel = v.object({
  ...listedHotel.entries,
  /** Our addition for search engines: ISO 3166 code. */
  country: maybe(v.string()),
  /** Our additions: address, earliest check-in, latest check-out. */
  address: maybe(v.pipe(v.string(), v.trim(), v.minLength(1))),
  check_in_time: maybe(clockTime),
  check_out_time: maybe(clockTime),
  /** Our addition: true if the provider has GET /hotels/{id}/days and drops rates of rooms sold out on those dates. */
  days: maybe(v.boolean()),
  description: text,
  included_services: listOf(includedService),
  images: listOf(image),
  rooms: listOf(room),
})

/**
 * Query of GET /hotels/{id}/days, our addition (product 7.1): check-in days from `first` to `last`, of stays of `nights`.
 * Prices are lowest totals.
 */
export const stayDaysQuery = v.object({
  first: isoDate,
  last: isoDate,
  nights: count,
  adults: count,
  children: count,
  infants: count,
})

export type WireRate = v.InferOutput<typeof rate>
export type WireListedRoom = v.InferOutput<typeof listedRoom>
export type WireRoom = v.InferOutput<typeof room>
export type WireListedHotel = v.InferOutput<typeof listedHotel>
export type WireHotel = v.InferOutput<typeof hotel>

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

/** Without an id, the address identifies it; `alt` is ours. */
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
  // Only numbers count, unlike other bounds (product 3.4).
  max_infants: maybe(v.number()),
  min_nights: bound,
  /** Ours: longest stay, oldest infant in whole years on the first day. */
  max_nights: bound,
  infant_max_age: bound,
  ...priceTerms,
})

export const feature = textUnder('text', 'name')

const listedRoom = v.object({
  id,
  name: text,
  min_nights: bound,
  /** Ours: capacity with infants; rooms per night. */
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

/** Hotel in a list (product 7.4); most fields are not read, and rooms may be missing. */
export const listedHotel = v.object({
  id,
  name: text,
  slug: text,
  rating: maybe(numeric),
  image_url: maybe(pictureUrl),
  image_focus: maybe(focus),
  destination: maybe(named),
  facilities: listOf(feature),
  /** Ours: position, and walk to the beach. */
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
  /** ISO 3166 code, ours, for search engines. */
  country: maybe(v.string()),
  /** Ours: address, earliest check-in, latest check-out. */
  address: maybe(v.pipe(v.string(), v.trim(), v.minLength(1))),
  check_in_time: maybe(clockTime),
  check_out_time: maybe(clockTime),
  /** Ours: true if the provider answers GET /hotels/{id}/days and drops rates of rooms sold out on the queried dates. */
  days: maybe(v.boolean()),
  description: text,
  included_services: listOf(includedService),
  images: listOf(image),
  rooms: listOf(room),
})

/** Query of GET /hotels/{id}/days, ours (product 7.1): check-in days, inclusive, of stays of `nights`; prices are lowest totals. */
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

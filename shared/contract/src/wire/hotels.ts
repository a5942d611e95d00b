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

/** A picture without an id is known by its address; `alt`, our addition, says what it shows. */
export const image = v.pipe(
  v.object({ id: maybe(id), image_url: pictureUrl, alt: text }),
  v.transform((image) => ({ ...image, id: image.id ?? image.image_url })),
)

export const includedService = v.object({ service_name: v.string() })

const bound = maybe(count)

/** Rate of a room; every bound applies only when it is set (product 3.4). */
export const rate = v.object({
  id,
  price_per_night: maybe(usd),
  infant_price: maybe(usd),
  infant_policy: maybe(v.string()),
  min_pax: bound,
  max_pax: bound,
  max_adults: bound,
  max_children: bound,
  // The only bound that depends on its type: no number, no bound (product 3.4).
  max_infants: maybe(v.number()),
  min_nights: bound,
  /** Ours: longest stay; oldest infant, in whole years on the first day. */
  max_nights: bound,
  infant_max_age: bound,
  ...priceTerms,
})

/** A feature is a text or carries one. */
export const feature = textUnder('text', 'name')

const listedRoom = v.object({
  id,
  name: text,
  min_nights: bound,
  /** Ours: people it sleeps, infants included; rooms of this kind on a night. */
  sleeps: bound,
  units: bound,
  price_per_night: maybe(usd),
  rates: listOf(rate),
})

export const room = v.object({
  ...listedRoom.entries,
  /** Units left on a night; ours. */
  places_left: placesLeft,
  description: text,
  images: listOf(image),
  features: listOf(feature),
})

/** Fields of a hotel that a list reads (product 7.4); most are not read. A list may leave rooms out. */
export const listedHotel = v.object({
  id,
  name: text,
  slug: text,
  rating: maybe(numeric),
  image_url: maybe(pictureUrl),
  image_focus: maybe(focus),
  destination: maybe(named),
  facilities: listOf(feature),
  /** Ours: where it stands, and how far it is to the beach on foot. */
  location: maybe(location),
  beach_meters: maybe(count),
  local_fees: localFees,
  /** Longest stay; ours. */
  max_nights: bound,
  ...saleLimits,
  rooms: listOf(listedRoom),
})

/** Hotel as its own page reads it (product 7.4). */
export const hotel = v.object({
  ...listedHotel.entries,
  /** ISO 3166 code; our addition, for search engines. */
  country: maybe(v.string()),
  /** Ours: street and town; the earliest arrival and the latest departure, by the hotel's clock. */
  address: maybe(v.pipe(v.string(), v.trim(), v.minLength(1))),
  check_in_time: maybe(clockTime),
  check_out_time: maybe(clockTime),
  /** Ours: whether the provider answers GET /hotels/{id}/days, and leaves rates out of rooms that are sold out on the dates of this call. Only then is either asked. */
  days: maybe(v.boolean()),
  description: text,
  included_services: listOf(includedService),
  images: listOf(image),
  rooms: listOf(room),
})

/**
 * Query of GET /hotels/{id}/days, ours (product 7.1): days of check-in, first and last included, of a stay of so many
 * nights; its prices are the lowest totals.
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

import * as v from 'valibot'
import { id, listOf, maybe, named, text, usd } from './primitives.ts'

export const image = v.object({ id, image_url: v.string() })

export const includedService = v.object({ service_name: v.string() })

const count = maybe(v.number())

/** Rate of a room; every bound applies only when it is set (spec §5). */
export const rate = v.object({
  id,
  price_per_night: maybe(usd),
  infant_price: maybe(usd),
  infant_policy: maybe(v.string()),
  min_pax: count,
  max_pax: count,
  max_adults: count,
  max_children: count,
  max_infants: count,
  min_nights: count,
})

/** A feature is a text or carries one. */
export const feature = v.union([
  v.string(),
  v.pipe(
    v.object({ text: v.string() }),
    v.transform((f) => f.text),
  ),
  v.pipe(
    v.object({ name: v.string() }),
    v.transform((f) => f.name),
  ),
])

export const room = v.object({
  id,
  name: v.string(),
  description: text,
  images: listOf(image),
  features: listOf(feature),
  min_nights: count,
  price_per_night: maybe(usd),
  rates: listOf(rate),
})

/** Hotel as listed and as read (spec §3); a list may leave rooms out. */
export const hotel = v.object({
  id,
  name: v.string(),
  slug: v.string(),
  description: text,
  rating: maybe(v.number()),
  image_url: maybe(v.string()),
  destination: maybe(named),
  facilities: listOf(feature),
  included_services: listOf(includedService),
  images: listOf(image),
  rooms: listOf(room),
})

export type WireRate = v.InferOutput<typeof rate>
export type WireRoom = v.InferOutput<typeof room>
export type WireHotel = v.InferOutput<typeof hotel>

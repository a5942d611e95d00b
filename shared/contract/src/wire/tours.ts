import * as v from 'valibot'
import { image, includedService } from './hotels.ts'
import { id, listOf, maybe, named, numeric, pictureUrl, text, usd } from './primitives.ts'

/** Tour as listed and as read (spec §3): its id and its price are enough. */
export const tour = v.object({
  id,
  slug: text,
  name: text,
  description: text,
  image_url: maybe(pictureUrl),
  destination: maybe(named),
  duration_days: maybe(numeric),
  price_per_person: usd,
  included_services: listOf(includedService),
  images: listOf(image),
})

export type WireTour = v.InferOutput<typeof tour>

import * as v from 'valibot'
import { image, includedService } from './hotels.ts'
import { id, listOf, maybe, named, numeric, text, usd } from './primitives.ts'

/** Tour as listed and as read (spec §3). */
export const tour = v.object({
  id,
  slug: v.string(),
  name: v.string(),
  description: text,
  image_url: maybe(v.string()),
  destination: maybe(named),
  duration_days: maybe(numeric),
  price_per_person: usd,
  included_services: listOf(includedService),
  images: listOf(image),
})

export type WireTour = v.InferOutput<typeof tour>

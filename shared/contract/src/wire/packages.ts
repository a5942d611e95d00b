import * as v from 'valibot'
import { image, includedService } from './hotels.ts'
import { id, listOf, maybe, named, numeric, text, usd } from './primitives.ts'

/** Package: every field but the price is optional (readings). */
export const travelPackage = v.object({
  id,
  slug: maybe(v.string()),
  name: text,
  description: text,
  image_url: maybe(v.string()),
  destination: maybe(named),
  duration_days: maybe(numeric),
  price_per_person: usd,
  included_services: listOf(includedService),
  images: listOf(image),
})

export type WirePackage = v.InferOutput<typeof travelPackage>

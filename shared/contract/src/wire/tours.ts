import * as v from 'valibot'
import { image, includedService } from './hotels.ts'
import {
  focus,
  id,
  listOf,
  localFees,
  maybe,
  named,
  numeric,
  pictureUrl,
  priceTerms,
  text,
  usd,
} from './primitives.ts'
import { saleLimits } from './sale-limits.ts'

const dayOfYear = v.pipe(v.string(), v.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/))

/** Days of every year on which a tour may begin, both included; `to` before `from` goes over the new year. */
const season = v.object({ from: dayOfYear, to: dayOfYear })

/** Tour or package as listed and as read (product 7.4): its id and its price are enough. `season` is ours: without one it begins on any day. */
export const tour = v.object({
  id,
  slug: text,
  name: text,
  description: text,
  image_url: maybe(pictureUrl),
  image_focus: maybe(focus),
  destination: maybe(named),
  duration_days: maybe(numeric),
  price_per_person: usd,
  season: maybe(season),
  ...priceTerms,
  ...saleLimits,
  local_fees: localFees,
  included_services: listOf(includedService),
  images: listOf(image),
})

export type WireTour = v.InferOutput<typeof tour>

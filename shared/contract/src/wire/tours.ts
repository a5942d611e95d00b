import * as v from 'valibot'
import { image, includedService } from './hotels.ts'
import {
  clockTime,
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

/** Nonempty text; '' reads as missing. */
const fact = v.pipe(v.string(), v.trim(), v.minLength(1))

/** Facts that decide on a tour, ours; a missing one is not shown. */
const tourFacts = {
  /** Start on the first day, by the clock of the place. */
  start_time: maybe(clockTime),
  /** From the start to the end of a tour of one day. */
  duration_hours: maybe(numeric),
  meeting_point: maybe(fact),
  languages: listOf(fact),
  what_to_bring: listOf(fact),
}

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
  ...tourFacts,
  ...priceTerms,
  ...saleLimits,
  local_fees: localFees,
  included_services: listOf(includedService),
  images: listOf(image),
})

export type WireTour = v.InferOutput<typeof tour>

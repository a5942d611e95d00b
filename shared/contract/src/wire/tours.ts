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

/** Yearly season, inclusive; `to` before `from` spans the new year. */
const season = v.object({ from: dayOfYear, to: dayOfYear })

const fact = v.pipe(v.string(), v.trim(), v.minLength(1))

/** Trip facts, our addition to the API. */
const tourFacts = {
  /** Local time on the first day. */
  start_time: maybe(clockTime),
  /** Length of a one-day tour. */
  duration_hours: maybe(numeric),
  meeting_point: maybe(fact),
  /** True if guests are collected where they stay. */
  picks_up: maybe(v.boolean()),
  languages: listOf(fact),
  what_to_bring: listOf(fact),
}

/** Tour or package in a list (product 7.4); only id and price are required. */
export const listedTour = v.object({
  id,
  slug: text,
  name: text,
  image_url: maybe(pictureUrl),
  destination: maybe(named),
  duration_days: maybe(numeric),
  price_per_person: usd,
  /** Our addition: destinations where guests start or are collected. */
  starts_in: listOf(fact),
})

/** Tour or package (product 7.4). `season` is our addition, absent if sold all year. */
export const tour = v.object({
  ...listedTour.entries,
  description: text,
  image_focus: maybe(focus),
  season: maybe(season),
  ...tourFacts,
  ...priceTerms,
  ...saleLimits,
  local_fees: localFees,
  included_services: listOf(includedService),
  images: listOf(image),
})

export type WireListedTour = v.InferOutput<typeof listedTour>
export type WireTour = v.InferOutput<typeof tour>

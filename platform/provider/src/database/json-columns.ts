import * as v from 'valibot'
import { isDay } from '../calendar.ts'

/** Schemas of JSON columns. The tables infer their types from them, and the seed validates its files with them. */

const dayOfYear = v.pipe(
  v.string(),
  v.check((day) => isDay(`2028-${day}`), 'must be a day MM-DD'),
)

export const clockTimeText = v.pipe(
  v.string(),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be HH:MM'),
)

/** Yearly season, both days inclusive. */
export const season = v.strictObject({ from: dayOfYear, to: dayOfYear })

/** Deadline of free cancellation: days before the first day, and the time in Cancún. */
export const freeCancellation = v.strictObject({
  daysBefore: v.pipe(v.number(), v.integer(), v.minValue(0)),
  time: clockTimeText,
})

/** Fees paid on site, in US cents. */
export const localFees = v.array(
  v.strictObject({
    name: v.pipe(v.string(), v.trim(), v.nonEmpty()),
    cents: v.pipe(v.number(), v.integer(), v.minValue(1)),
    per: v.picklist(['stay', 'night', 'person', 'person_night']),
    /** Time and place of payment, and who is exempt. */
    note: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty())),
  }),
)

const text = v.pipe(v.string(), v.trim(), v.nonEmpty())
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100))

/** Facts of the catalogue that no table has. */
export const catalogueExtras = v.object({
  captions: v.record(v.string(), text),
  focus: v.record(v.string(), v.strictTuple([percent, percent])),
  facilityWords: v.record(v.string(), v.array(text)),
  /** Version of each picture, from its content. */
  pictures: v.record(v.string(), v.string()),
})

export type CatalogueExtras = v.InferOutput<typeof catalogueExtras>

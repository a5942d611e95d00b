import * as v from 'valibot'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const histogram = v.record(v.pipe(v.string(), v.regex(/^\d{1,3}$/)), count)

/** A place in a file of a release, `entry.js:1:5204`. */
export const placeInFile = v.pipe(
  v.string(),
  v.regex(/^(?!.*\.\.)[\w./~-]{1,80}\.js:\d{1,7}:\d{1,7}$/),
)

/** The sum of the beacons of one version of a remote, or of the shell, as it is sent and kept. */
export const tallySchema = v.object({
  app: v.pipe(v.string(), v.maxLength(40)),
  version: v.pipe(v.string(), v.regex(/^[\w.+-]{1,60}$/)),
  /**
   * Visitors with it, of a network address one, counted again where it failed or threw only later. Where no canary runs no visitor
   * is recognised, and each page is a visitor.
   */
  visitors: count,
  pages: count,
  /** Times that its code came. */
  loads: count,
  /** Visitors for whom its code did not come, and for whom it threw. */
  failures: count,
  errors: count,
  /** Of each visitor the first: milliseconds, of layout shifts thousandths. */
  measured: v.object({ load: histogram, lcp: histogram, inp: histogram, cls: histogram }),
  /** Name of the latest error with the time of it (ISO) and its place, where that is known; null when there was none. */
  lastError: v.nullable(
    v.object({
      name: v.pipe(v.string(), v.regex(/^\w{1,40}$/)),
      at: v.pipe(v.string(), v.isoTimestamp()),
      place: v.exactOptional(placeInFile),
    }),
  ),
})

export type Tally = v.InferOutput<typeof tallySchema>

/** What is measured of pages. */
export type Measure = keyof Tally['measured']

import * as v from 'valibot'
import type { Tally } from './tally.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const histogram = v.record(v.pipe(v.string(), v.regex(/^\d{1,3}$/)), count)

/** A tally as it is sent and kept. */
export const tallySchema: v.GenericSchema<Tally> = v.object({
  app: v.pipe(v.string(), v.maxLength(40)),
  version: v.pipe(v.string(), v.regex(/^[\w.+-]{1,60}$/)),
  visitors: count,
  pages: count,
  loads: count,
  failures: count,
  errors: count,
  measured: v.object({ load: histogram, lcp: histogram, inp: histogram, cls: histogram }),
  lastError: v.nullable(
    v.object({
      name: v.pipe(v.string(), v.regex(/^\w{1,40}$/)),
      at: v.pipe(v.string(), v.isoTimestamp()),
    }),
  ),
})

import { isSameUsd } from '@storefront/domain'
import * as v from 'valibot'

// A missing or malformed field must not make the receipt of a paid booking unreadable.
const moment = v.object({
  date: v.pipe(v.string(), v.isoDate()),
  /** Local time `HH:MM`. */
  time: v.fallback(v.nullish(v.pipe(v.string(), v.regex(/^\d{2}:\d{2}$/))), null),
})

const event = v.object({
  title: v.string(),
  start: moment,
  /** Absent for a whole day or a point in time. */
  end: v.fallback(v.nullish(moment), null),
  details: v.optional(v.string()),
})

const usd = v.pipe(v.number(), v.finite())

const conditions = {
  notes: v.optional(v.array(v.string()), []),
  cancellation: v.exactOptional(v.string()),
  freeUntil: v.exactOptional(v.pipe(v.string(), v.isoDateTime())),
  localFees: v.exactOptional(
    v.array(v.object({ label: v.string(), usd, note: v.exactOptional(v.string()) })),
  ),
}

export const recapShape = v.object({
  name: v.string(),
  rows: v.array(v.object({ label: v.string(), value: v.string() })),
  /** Price lines. */
  lines: v.optional(v.array(v.object({ label: v.string(), usd })), []),
  ...conditions,
  parts: v.exactOptional(v.array(v.object({ label: v.string(), ...conditions }))),
  /** First next step if the booking call could not carry everything: `message` asks the agency for the rest. */
  confirm: v.exactOptional(v.object({ step: v.string(), message: v.string() })),
  /** Second booking of the party, e.g. the other room; a next step links to it. */
  next: v.exactOptional(v.object({ label: v.string(), address: v.string() })),
  totalUsd: usd,
  events: v.fallback(v.array(event), []),
})

/** Recap for the success page, stored in the browser. Holds no name, passport or birth date (product 4.9). */
export type Recap = v.InferInput<typeof recapShape>

export type KeptRecap = v.InferOutput<typeof recapShape>

/** Returns the recap at the paid total in USD, without its lines if they add up to another total. */
export function recapAt(recap: Recap, totalUsd: number): KeptRecap {
  const lines = isSameUsd(totalUsd, recap.totalUsd) ? recap.lines : []
  return v.parse(recapShape, { ...recap, totalUsd, lines })
}

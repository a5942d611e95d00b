import { isSameUsd } from '@storefront/domain'
import * as v from 'valibot'

// A field that a provider may leave out or malform costs itself, never the receipt of what was paid.
const moment = v.object({
  date: v.pipe(v.string(), v.isoDate()),
  time: v.fallback(v.nullish(v.pipe(v.string(), v.regex(/^\d{2}:\d{2}$/))), null),
})

const event = v.object({
  title: v.string(),
  start: moment,
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
  /** The lines of the total, and what the seller says of it; releases up to 1.0 had them in the rows. */
  lines: v.optional(v.array(v.object({ label: v.string(), usd })), []),
  ...conditions,
  parts: v.exactOptional(v.array(v.object({ label: v.string(), ...conditions }))),
  /** First of the next steps, where the booking call could not carry all that is booked: `message` asks the agency for the rest. */
  confirm: v.exactOptional(v.object({ step: v.string(), message: v.string() })),
  /** A second booking that belongs to this one, e.g. the other room of a party in two; a next step leads there. */
  next: v.exactOptional(v.object({ label: v.string(), address: v.string() })),
  totalUsd: usd,
  events: v.fallback(v.array(event), []),
})

/**
 * Recap of a booking for the success screen. It is kept in the browser's storage, so it never holds a traveller's record:
 * no name, passport or birth date (product 4.9).
 */
export type Recap = v.InferInput<typeof recapShape>

/** A recap as it is read back. */
export type KeptRecap = v.InferOutput<typeof recapShape>

/** A recap at the total in USD that is paid. Lines that add up to another one are left out. */
export function recapAt(recap: Recap, totalUsd: number): KeptRecap {
  const lines = isSameUsd(totalUsd, recap.totalUsd) ? recap.lines : []
  return v.parse(recapShape, { ...recap, totalUsd, lines })
}

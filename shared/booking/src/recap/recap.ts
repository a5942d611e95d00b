import type { Product } from '@storefront/contract'
import { isSameUsd } from '@storefront/domain'
import * as v from 'valibot'

const moment = v.object({
  date: v.pipe(v.string(), v.isoDate()),
  time: v.nullish(v.pipe(v.string(), v.regex(/^\d{2}:\d{2}$/))),
})

const usd = v.pipe(v.number(), v.finite())

const recapShape = v.object({
  name: v.string(),
  rows: v.array(v.object({ label: v.string(), value: v.string() })),
  /** The lines of the total, and what the seller says of it; releases up to 1.0 had them in the rows. */
  lines: v.optional(v.array(v.object({ label: v.string(), usd })), []),
  notes: v.optional(v.array(v.string()), []),
  totalUsd: usd,
  /** Under which key the travellers are kept over the visit to the payment page. */
  selectionKey: v.optional(v.string(), ''),
  events: v.array(
    v.object({
      title: v.string(),
      start: moment,
      end: v.nullish(moment),
      details: v.optional(v.string()),
    }),
  ),
})

/**
 * What was being booked, as the success screen shows it after the payment page. It is kept in the browser's
 * storage, so it never holds a traveller's record: no name, passport or birth date (readings).
 */
export type Recap = v.InferInput<typeof recapShape>

/** A recap as it was kept. */
export type KeptRecap = v.InferOutput<typeof recapShape>

/** A recap at the total in USD that is paid. Lines that add up to another one are left out. */
export function recapAt(recap: Recap, totalUsd: number): Recap {
  const lines = isSameUsd(totalUsd, recap.totalUsd) ? recap.lines : []
  return { ...recap, totalUsd, lines }
}

const keyOf = (product: Product) => `storefront.recap.${product}`

/** The tab's own storage. Where the visitor's settings forbid it, even naming it throws. */
const ofThisTab = () => window.sessionStorage

/** Saves the snapshot for this tab. A full or forbidden storage is reported and costs only the recap. */
export function saveRecap(
  product: Product,
  recap: Recap,
  storage: () => Storage = ofThisTab,
): void {
  try {
    storage().setItem(keyOf(product), JSON.stringify(v.parse(recapShape, recap)))
  } catch (error) {
    console.warn('The recap of the booking was not saved:', error)
  }
}

/** The snapshot saved before the payment, or null when there is none or it is unreadable. */
export function readRecap(product: Product, storage: () => Storage = ofThisTab): KeptRecap | null {
  try {
    const result = v.safeParse(recapShape, JSON.parse(storage().getItem(keyOf(product)) ?? 'null'))
    return result.success ? result.output : null
  } catch (error) {
    console.warn('The recap of the booking is unreadable:', error)
    return null
  }
}

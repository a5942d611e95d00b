import { type Product, products } from '@storefront/contract'
import { bookingReference as referenceShape } from '@storefront/contract/wire'
import * as v from 'valibot'
import { deviceList } from '../device/device-list.ts'
import { unfinishedKey } from '../device/has-notes.ts'
import { recapAt, recapShape } from './recap.ts'

const unfinishedShape = v.object({
  product: v.picklist(products),
  /** Idempotency-Key of the attempt, and the name of its receipt. */
  checkout: v.string(),
  selectionKey: v.string(),
  /** Names what is sold, whatever days and travellers. */
  itemKey: v.string(),
  /** When its button was pressed, in ms since 1970. */
  startedAt: v.number(),
  /** The provider's name for it, where it told one. */
  reference: v.nullable(referenceShape),
  /** The payment page as the provider wrote it; null before its answer and once the page has ended. */
  redirectUrl: v.nullable(v.string()),
  /** A `KeptSelection`, which the summary alone reads: its shape is more code than a list of bookings needs. */
  selection: v.array(v.unknown()),
  recap: recapShape,
})

/**
 * A booking that was begun and not finished, as this device offers it again for a day: what was selected and what it costs,
 * never who travels.
 */
export type Unfinished = v.InferOutput<typeof unfinishedShape>

const offeredMs = 24 * 60 * 60_000

const list = deviceList<Unfinished>({
  key: unfinishedKey,
  name: 'unfinished bookings',
  record: unfinishedShape,
  most: products.length,
  isSame: (a, b) => a.product === b.product,
})

/** Unfinished bookings of the last 24 hours, newest first, one per product. */
export function readUnfinished(now = Date.now()): Unfinished[] {
  return list.read().filter(({ startedAt }) => now - startedAt < offeredMs)
}

/** Returns the unfinished booking of a product; null where none was begun in the last 24 hours. */
export function findUnfinished(product: Product): Unfinished | null {
  return readUnfinished().find((one) => one.product === product) ?? null
}

/** Keeps an unfinished booking in the place of the product's earlier one. */
export const keepUnfinished = list.remember

/** Notes the provider's answer: its reference, its payment page, the total that it charges. */
export function answerUnfinished(
  checkout: string,
  answer: Pick<Unfinished, 'reference' | 'redirectUrl'> & { totalUsd: number },
): void {
  const { totalUsd, reference, redirectUrl } = answer
  for (const one of readUnfinished()) {
    if (one.checkout !== checkout) continue
    keepUnfinished({ ...one, reference, redirectUrl, recap: recapAt(one.recap, totalUsd) })
  }
}

/** Closes the payment pages of these checkouts: the next try gets another one. */
export function closePaymentPages(isClosed: (one: Unfinished) => boolean): void {
  for (const one of readUnfinished()) {
    if (one.redirectUrl !== null && isClosed(one)) keepUnfinished({ ...one, redirectUrl: null })
  }
}

/** Forgets what was paid, requested, refused, or deleted by the visitor. Returns those that are left. */
export function forgetUnfinished(checkout: string): Unfinished[] {
  const own = readUnfinished().find((one) => one.checkout === checkout)
  return own ? list.forget(own) : readUnfinished()
}

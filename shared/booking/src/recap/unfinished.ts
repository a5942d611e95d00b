import { type Product, products } from '@storefront/contract'
import { bookingReference as referenceShape } from '@storefront/contract/wire'
import { deviceList, unfinishedKey } from '@storefront/device'
import * as v from 'valibot'
import { recapAt, recapShape } from './recap.ts'

const unfinishedShape = v.object({
  product: v.picklist(products),
  /** Idempotency-Key of the attempt, also the id of its receipt. */
  checkout: v.string(),
  selectionKey: v.string(),
  /** Identifies the item sold, without days and travellers. */
  itemKey: v.string(),
  /** Time of the button press, in ms since 1970. */
  startedAt: v.number(),
  /** Null until the provider names it. */
  reference: v.nullable(referenceShape),
  /** Payment page; null before the answer and after the page has ended. */
  redirectUrl: v.nullable(v.string()),
  /** A `StoredSelection`. Only the summary parses it, because its schema is too large for a list of bookings. */
  selection: v.array(v.unknown()),
  recap: recapShape,
})

/** Started, unfinished booking that this device offers for 24 hours. Holds no traveller records. */
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

/** Returns the product's unfinished booking of the last 24 hours, or null. */
export function findUnfinished(product: Product): Unfinished | null {
  return readUnfinished().find((one) => one.product === product) ?? null
}

/** Replaces the product's unfinished booking. */
export const keepUnfinished = list.remember

/** Stores the provider's reference, payment page and total. */
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

/** Drops the payment pages of matching bookings; a retry gets a new page. */
export function closePaymentPages(isClosed: (one: Unfinished) => boolean): void {
  for (const one of readUnfinished()) {
    if (one.redirectUrl !== null && isClosed(one)) keepUnfinished({ ...one, redirectUrl: null })
  }
}

/** Removes a booking that was paid, requested, refused or deleted. Returns the rest. */
export function forgetUnfinished(checkout: string): Unfinished[] {
  const own = readUnfinished().find((one) => one.checkout === checkout)
  return own ? list.forget(own) : readUnfinished()
}

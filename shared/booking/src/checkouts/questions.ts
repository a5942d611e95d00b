import type { Product } from '@storefront/contract'
import type { CheckoutsSnapshot } from '@storefront/session'
import { unfinishedMs } from '../times.ts'
import { type Checkout, isUnfinished, mayHold, referenceOf, type Unfinished } from './checkout.ts'

/** The device's checkouts, newest first, as the document of a tab sees them. */
export type Checkouts = Omit<CheckoutsSnapshot, 'list'> & { readonly list: readonly Checkout[] }

/** Identifies the booking of a summary. Another selection key means another booking. */
export type Bookable = { product: Product; selectionKey: string }

/** True if another document sends it, e.g. the original of a duplicated tab. Only that document may advance it. */
export function isSentElsewhere(checkout: Checkout, document: string): boolean {
  return checkout.state === 'sending' && checkout.document !== document
}

/** The tab's checkouts for the summary and the travellers in its form. */
export function checkoutsOf({ document, list, tab }: Checkouts, summary: Bookable): Checkout[] {
  const current = new Set(tab.own.flatMap(({ id, isOutdated }) => (isOutdated ? [] : [id])))
  return list
    .filter((one) => isOf(one, summary) && current.has(one.id) && one.state !== 'outdated')
    .map((one) => seenFrom(document, one))
}

/** Nobody knows whether the call of another document gets an answer. */
function seenFrom(document: string, checkout: Checkout): Checkout {
  if (checkout.state !== 'sending' || checkout.document === document) return checkout
  const { isAbandoned: _, ...sent } = checkout
  return { ...sent, state: 'unanswered' }
}

/** The summary's checkout that this document sends or leaves to pay, which locks the form. Null if there is none. */
export function inFlight(
  { document, list, tab }: Checkouts,
  summary: Bookable,
): (Checkout & { isLeaving: boolean }) | null {
  const left = tab.left[summary.product]
  for (const one of list) {
    if (!isOf(one, summary)) continue
    const isLeaving = one.id === left?.id && left.document === document
    if (isLeaving || (one.state === 'sending' && one.document === document))
      return { ...one, isLeaving }
  }
  return null
}

function isOf(checkout: Checkout, { product, selectionKey }: Bookable): boolean {
  return checkout.product === product && checkout.selectionKey === selectionKey
}

/** Id of the tab's latest checkout of the item that may hold stock, or null. A new checkout by card replaces it. */
export function earlierHold(
  { list, tab }: Checkouts,
  { product, itemKey }: Pick<Checkout, 'product' | 'itemKey'>,
): string | null {
  const isOwn = ({ id }: Checkout) => tab.own.some((own) => own.id === id)
  const hold = list.find(
    (one) => mayHold(one) && isOwn(one) && one.product === product && one.itemKey === itemKey,
  )
  return hold?.id ?? null
}

/** Checkout for whose payment page the tab last left and from which it has not come back to the summary, or null. */
function lastLeft({ list, tab }: Checkouts, product: Product): Checkout | null {
  return list.find(({ id }) => id === tab.left[product]?.id) ?? null
}

/**
 * Checkout whose receipt a success page shows, or null. The first unknown reference belongs to the checkout that this
 * tab left to pay, or else to the product's unfinished checkout with a payment page.
 */
export function receiptOf(
  checkouts: Checkouts,
  product: Product,
  reference: string | null,
): Checkout | null {
  const left = lastLeft(checkouts, product)
  if (reference === null) return left
  const named = checkouts.list.find(
    (one) => one.product === product && one.way === 'card' && referenceOf(one) === reference,
  )
  if (named) return named
  if (left && referenceOf(left) === null) return left
  const unfinished = unfinishedOf(checkouts.list, product)
  return unfinished?.state === 'payable' && unfinished.reference === null ? unfinished : null
}

/** The product's latest checkout, if it is unfinished and at most 24 hours old; else null. */
export function unfinishedOf(list: readonly Checkout[], product: Product): Unfinished | null {
  const latest = list.find((one) => one.product === product && one.state !== 'refused')
  const isOffered = latest && Date.now() - latest.startedAt < unfinishedMs
  return isOffered && isUnfinished(latest) ? latest : null
}

import type { Product } from '@storefront/contract'
import type { Session } from '@storefront/session'
import type { Checkout } from './checkout.ts'
import { receiptOf } from './questions.ts'
import { advanceCheckouts, readCheckouts } from './store.ts'

/** Receipt of a success page. `selectionKey` is null for a receipt of an earlier visit. */
export type Receipt = Pick<Checkout, 'id' | 'recap' | 'plan'> & { selectionKey: string | null }

/**
 * Returns the receipt of `reference`, or null. The first unknown reference permanently claims its checkout. Without a
 * reference, returns the checkout that this tab left to pay, unclaimed. Either way it is no longer unfinished.
 */
export function takeReceipt(
  session: Session,
  product: Product,
  reference: string | null,
): Receipt | null {
  const checkouts = readCheckouts(session)
  const found = receiptOf(checkouts, product, reference)
  if (!found) return null
  const { id, recap, selectionKey, plan } = found
  const isEarlier = found.state === 'paid' && !checkouts.tab.own.some((own) => own.id === id)
  advanceCheckouts(session, [found], reference ? { kind: 'paid', reference } : { kind: 'returned' })
  return { id, recap, plan, selectionKey: isEarlier ? null : selectionKey }
}

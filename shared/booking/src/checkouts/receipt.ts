import type { Product, TravellerCounts } from '@storefront/contract'
import { planPartSchema } from '@storefront/contract/plan'
import type { Session } from '@storefront/session'
import * as v from 'valibot'
import { receiptOf } from './questions.ts'
import type { KeptRecap } from './recap.ts'
import { advanceCheckouts, readCheckouts } from './store.ts'

/** Receipt of a success page. `selectionKey` is null for a receipt of an earlier visit. */
export type Receipt = {
  id: string
  recap: KeptRecap
  selectionKey: string | null
  party: TravellerCounts | null
}

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
  const party = v.is(planPartSchema, plan) ? plan.counts : null
  return { id, recap, selectionKey: isEarlier ? null : selectionKey, party }
}

import type { Product } from '@storefront/contract'
import { planPartSchema } from '@storefront/contract/plan'
import type { Session } from '@storefront/session'
import * as v from 'valibot'
import { type Receipt, takeReceipt } from '../checkouts/receipt.ts'
import { clearSelection } from '../checkouts/summary-visit.ts'
import { keepBooked } from '../travellers/booked-travellers.ts'
import { takeTravellers } from '../travellers/stored-travellers.ts'

export { RecapCard } from './RecapCard.tsx'

/** Takes the receipt of a success page, or null, and clears the selection. A receipt of an earlier visit clears nothing. */
export function openReceipt(session: Session, product: Product, reference: string | null) {
  const receipt = takeReceipt(session, product, reference)
  if (receipt?.selectionKey !== null) clearSelection(session, product)
  return receipt
}

/**
 * Returns the names of the travellers. The storefront server keeps only these, for a reload; the page keeps the records in
 * memory for the next booking.
 */
export async function takeNames(session: Session, product: Product, receipt: Receipt) {
  const { plan } = receipt
  const { names, records } = await takeTravellers(product, receipt)
  if (records.length > 0 && v.is(planPartSchema, plan))
    keepBooked(session, { product, party: plan.counts }, records)
  return names.map(({ firstName, lastName }) => `${firstName} ${lastName}`)
}

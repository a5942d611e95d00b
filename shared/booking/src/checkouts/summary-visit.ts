import type { Product } from '@storefront/contract'
import { isBooked } from '@storefront/domain'
import type { Session } from '@storefront/session'
import { type Checkout, referenceOf } from './checkout.ts'
import { type Bookable, checkoutsOf, inFlight, unfinishedOf } from './questions.ts'
import { advanceCheckouts, readCheckouts } from './store.ts'

/** Remembers that this document leaves for the payment page of a checkout. */
export function departFor(session: Session, { id, product }: Pick<Checkout, 'id' | 'product'>) {
  const { document, tab } = session.checkouts.get()
  session.checkouts.setTab({ left: { ...tab.left, [product]: { id, document } } })
}

/**
 * Handles leaving the summary: stops a departure for the payment page and marks failures as read. Later answers open
 * nothing.
 */
export function leaveSummary(session: Session, summary: Bookable, stay: () => void): void {
  advanceCheckouts(session, checkoutsOf(readCheckouts(session), summary), { kind: 'visitor-left' })
  stopLeaving(session, summary, stay)
}

/** Ends a departure for the payment page that has not opened. */
export function stopLeaving(session: Session, summary: Bookable, stay: () => void): void {
  if (!inFlight(readCheckouts(session), summary)?.isLeaving) return
  stay()
  returnToSummary(session, summary)
}

/**
 * Handles arriving at the summary: the tab has left for no payment any more. Clears a selection that was paid meanwhile,
 * because another tab may have paid it, or the back/forward cache may still show it.
 */
export function returnToSummary(session: Session, summary: Bookable): void {
  comeBack(session, summary.product)
  const isPaid = ({ state }: Checkout) => state === 'paid'
  if (checkoutsOf(readCheckouts(session), summary).some(isPaid)) {
    clearSelection(session, summary.product)
  }
}

function comeBack(session: Session, product: Product): void {
  const { [product]: _, ...left } = session.checkouts.get().tab.left
  session.checkouts.setTab({ left })
}

/** Clears a selection and the tab's checkouts by card of its product. A request by WhatsApp stays open. */
export function clearSelection(session: Session, product: Product): void {
  const { list, tab } = readCheckouts(session)
  const isOpen = (one: Checkout) => one.product !== product || one.way === 'whatsApp'
  const open = new Set(list.filter(isOpen).map(({ id }) => id))
  session.checkouts.setTab({ own: tab.own.filter(({ id }) => open.has(id)) })
  session.publish('selection-cleared', { product })
}

/**
 * Ends the tab's unpaid checkouts by card with this reference, and the device's unfinished one; all if it is null. A
 * retry gets a new payment page.
 */
export function endPayment(session: Session, product: Product, reference: string | null): void {
  comeBack(session, product)
  const { list, tab } = readCheckouts(session)
  const own = new Set(tab.own.map(({ id }) => id)).add(unfinishedOf(list, product)?.id ?? '')
  const isNamed = (one: Checkout) =>
    reference === null || [null, reference].includes(referenceOf(one))
  const declined = list.filter((one) => one.product === product && own.has(one.id) && isNamed(one))
  advanceCheckouts(session, declined, { kind: 'declined' })
}

/** Outdates the product's unpaid checkouts, but not the selection `except`, because the form has other travellers. */
export function outdateUnpaid(session: Session, product: Product, except?: string): void {
  const { list, tab } = readCheckouts(session)
  const isUnpaid = (one: Checkout) =>
    one.product === product && one.selectionKey !== except && !isBooked(one)
  const unpaid = new Set(list.filter(isUnpaid).map(({ id }) => id))
  const outdated = tab.own.filter(({ id, isOutdated }) => !isOutdated && unpaid.has(id))
  if (outdated.length === 0) return
  const own = tab.own.map((one) => (outdated.includes(one) ? { ...one, isOutdated: true } : one))
  session.checkouts.setTab({ own })
  advanceCheckouts(session, outdated, { kind: 'outdated' })
}

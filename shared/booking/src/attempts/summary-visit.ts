import type { Product } from '@storefront/contract'
import type { Session } from '@storefront/session'
import { readDeviceBookings } from '../recap/device-bookings.ts'
import { dropSnapshot } from '../recap/receipts.ts'
import { closePaymentPages } from '../recap/unfinished.ts'
import { type Bookable, isOf } from './attempt.ts'
import { advanceAttempts, dropAttempts, readAttempts } from './session-attempts.ts'

/**
 * Handles leaving the summary: stops a departure for the payment page and marks failures as read. Later answers open
 * nothing.
 */
export function leaveSummary(session: Session, summary: Bookable, stay: () => void): void {
  advanceAttempts(session, isOf(summary), { kind: 'visitor-left' })
  stopLeaving(session, summary, stay)
}

/** Ends a departure for the payment page that has not opened. */
export function stopLeaving(session: Session, summary: Bookable, stay: () => void): void {
  const isSummarys = isOf(summary)
  if (!readAttempts(session).some((one) => isSummarys(one) && one.state === 'leaving')) return
  stay()
  returnToSummary(session, summary)
}

/**
 * Handles arriving at the summary: ends departures and drops the pending receipt. Clears a selection that was paid
 * meanwhile, because a page from the back/forward cache may still show it.
 */
export function returnToSummary(session: Session, summary: Bookable): void {
  const isSummarys = isOf(summary)
  dropSnapshot(summary.product)
  if (readAttempts(session).some((one) => isSummarys(one) && paidReference(one.key) !== null)) {
    session.publish('selection-cleared', { product: summary.product })
  }
  advanceAttempts(session, isSummarys, { kind: 'visitor-returned' })
}

/** Reference of the booking that was paid on this device with this attempt's key, or null. */
export function paidReference(key: string): string | null {
  const paid = readDeviceBookings().find(
    ({ way, receipt }) => way === undefined && receipt?.checkout === key,
  )
  return paid?.reference ?? null
}

/** Removes unpaid card attempts with this reference, or all if it is null, so that a retry gets a new payment page. */
export function endPayment(session: Session, product: Product, reference: string | null): void {
  const isNamed = (own: string | null) => reference === null || own === null || reference === own
  dropSnapshot(product)
  closePaymentPages((one) => one.product === product && isNamed(one.reference))
  dropAttempts(
    session,
    (one) =>
      one.product === product &&
      one.way === 'card' &&
      isNamed('reference' in one ? one.reference : null),
  )
}

import type { Product } from '@storefront/contract'
import { useNavigation } from '@storefront/router'
import { type Session, useStorefront } from '@storefront/session'
import { useEffect, useState } from 'react'
import { useBookingBrowser } from '../payment/booking-browser.ts'
import { readDeviceBookings } from '../recap/device-bookings.ts'
import { dropSnapshot } from '../recap/receipts.ts'
import { closePaymentPages } from '../recap/unfinished.ts'
import { type Bookable, isOf } from './attempt.ts'
import { advanceAttempts, dropAttempts, readAttempts } from './session-attempts.ts'

/** Handles leaving the summary: `stay` stops a departure for the payment page, answers open nothing, refusals count as read. */
export function leaveSummary(session: Session, summary: Bookable, stay: () => void): void {
  advanceAttempts(session, isOf(summary), { kind: 'visitor-left' })
  stopLeaving(session, summary, stay)
}

function stopLeaving(session: Session, summary: Bookable, stay: () => void): void {
  const isSummarys = isOf(summary)
  if (!readAttempts(session).some((one) => isSummarys(one) && one.state === 'leaving')) return
  stay()
  returnToSummary(session, summary)
}

/**
 * Handles arriving at the summary: no departure is under way and no receipt is pending. Clears a selection that was
 * paid meanwhile, which a page from the back/forward cache may still show.
 */
export function returnToSummary(session: Session, summary: Bookable): void {
  const isSummarys = isOf(summary)
  dropSnapshot(summary.product)
  if (readAttempts(session).some((one) => isSummarys(one) && paidReference(one.key) !== null)) {
    session.publish('selection-cleared', { product: summary.product })
  }
  advanceAttempts(session, isSummarys, { kind: 'visitor-returned' })
}

/** Reference of the booking paid on this device by this attempt, or null. */
function paidReference(key: string): string | null {
  const paid = readDeviceBookings().find(
    ({ way, receipt }) => way === undefined && receipt?.checkout === key,
  )
  return paid?.reference ?? null
}

/** `paidReference`, read again when the page becomes visible: another tab may have paid. */
export function usePaidReference(key: string | undefined): string | null {
  const [reference, setReference] = useState<string | null>(null)
  useEffect(() => {
    const read = () => setReference(key === undefined ? null : paidReference(key))
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [key])
  return reference
}

/** Ends the attempts of an unpaid payment page; `reference` is the booking's, null for any. A retry gets a new page. */
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

/** Longest departure for the payment page, in ms; then the buttons return. */
const leavingMs = 10_000

/** Updates a summary's attempts when the visitor arrives, also from the back/forward cache, and leaves. */
export function useSummaryVisit(product: Product, selectionKey: string, isLeaving: boolean) {
  const { session } = useStorefront()
  const { stay } = useBookingBrowser()
  const isGoing = useNavigation().state !== 'idle'
  useEffect(() => {
    const summary = { product, selectionKey }
    const comeBack = () => returnToSummary(session, summary)
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && comeBack()
    comeBack()
    window.addEventListener('pageshow', onPageShow)
    return () => {
      window.removeEventListener('pageshow', onPageShow)
      leaveSummary(session, summary, stay)
    }
  }, [session, product, selectionKey, stay])

  // The next page may still be loading when the answer arrives.
  useEffect(() => {
    if (isGoing) leaveSummary(session, { product, selectionKey }, stay)
  }, [isGoing, session, product, selectionKey, stay])

  useEffect(() => {
    if (!isLeaving) return
    const giveUp = () => stopLeaving(session, { product, selectionKey }, stay)
    const timer = setTimeout(giveUp, leavingMs)
    return () => clearTimeout(timer)
  }, [isLeaving, session, product, selectionKey, stay])
}

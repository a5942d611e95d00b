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

/**
 * Handles leaving the summary: stops a departure for the payment page and marks failures as read. Later answers open
 * nothing.
 */
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

/** Longest wait for the payment page to open, in ms. Then the buttons are enabled again. */
const leavingMs = 10_000

/** Updates a summary's attempts when the visitor leaves or arrives, also from the back/forward cache. */
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

  // The visitor leaves when the navigation starts: the answer may arrive while the next page still loads.
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

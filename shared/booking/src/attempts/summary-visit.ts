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

/** The visitor left the summary: an answer opens nothing, a departure for the payment page is stopped by `stay`, a refusal was read. */
export function leaveSummary(session: Session, summary: Bookable, stay: () => void): void {
  advanceAttempts(session, isOf(summary), { kind: 'visitor-left' })
  stopLeaving(session, summary, stay)
}

/** Stops the browser on its way to a payment page. */
function stopLeaving(session: Session, summary: Bookable, stay: () => void): void {
  const isSummarys = isOf(summary)
  if (!readAttempts(session).some((one) => isSummarys(one) && one.state === 'leaving')) return
  stay()
  returnToSummary(session, summary)
}

/**
 * The visitor is on the summary: the browser is not on its way to the payment page, and what it left for has no receipt. A
 * page from the browser's cache may show what was paid meanwhile: then its selection is cleared.
 */
export function returnToSummary(session: Session, summary: Bookable): void {
  const isSummarys = isOf(summary)
  dropSnapshot(summary.product)
  if (readAttempts(session).some((one) => isSummarys(one) && paidReference(one.key) !== null)) {
    session.publish('selection-cleared', { product: summary.product })
  }
  advanceAttempts(session, isSummarys, { kind: 'visitor-returned' })
}

/** Reference of the booking that was paid on this device by the attempt of this key; null where there is none. */
function paidReference(key: string): string | null {
  const paid = readDeviceBookings().find(
    ({ way, receipt }) => way === undefined && receipt?.checkout === key,
  )
  return paid?.reference ?? null
}

/** Reads `paidReference` again whenever the page becomes visible: another tab may have paid. */
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

/** A payment page ended without a payment, of the booking that it calls `reference`: the next try gets another page. */
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

/** Time in ms for the browser to leave for the payment page; then the buttons come back. */
const leavingMs = 10_000

/** Tells the attempts of a summary when the visitor comes, also back to a page from the browser's cache, and leaves. */
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

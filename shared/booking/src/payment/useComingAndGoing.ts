import type { Product } from '@storefront/contract'
import { useNavigation } from '@storefront/router'
import { useStorefront } from '@storefront/session'
import { useEffect } from 'react'
import { leaveSummary, returnToSummary, stopLeaving } from './begun-bookings.ts'
import { useBookingBrowser } from './booking-browser.ts'

/** How long a browser may take to leave for the payment page before the buttons come back, in ms. */
const leavingMs = 10_000

/**
 * Coming to a summary, also back to a page that the browser kept (bfcache), ends what was about to be paid; going away
 * from it means that no answer opens anything.
 */
export function useComingAndGoing(product: Product, selectionKey: string, isLeaving: boolean) {
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

import type { Product } from '@storefront/contract'
import { useStorefront } from '@storefront/session'
import { useEffect } from 'react'
import { dropSnapshot } from '../recap/receipts.ts'
import { leaveSummary, returnToSummary } from './begun-bookings.ts'

/** How long a browser may take to leave for the payment page before the buttons come back, in ms. */
const leavingMs = 10_000

/**
 * Coming to a summary, also back to a page that the browser kept (bfcache), ends what was about to be paid; going away
 * from it means that no answer opens anything.
 */
export function useComingAndGoing(product: Product, selectionKey: string, isLeaving: boolean) {
  const { session } = useStorefront()
  useEffect(() => {
    const summary = { product, selectionKey }
    const comeBack = () => {
      dropSnapshot(product)
      returnToSummary(session, summary)
    }
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && comeBack()
    comeBack()
    window.addEventListener('pageshow', onPageShow)
    return () => {
      window.removeEventListener('pageshow', onPageShow)
      leaveSummary(session, summary)
    }
  }, [session, product, selectionKey])

  useEffect(() => {
    if (!isLeaving) return
    const stay = () => returnToSummary(session, { product, selectionKey })
    const timer = setTimeout(stay, leavingMs)
    return () => clearTimeout(timer)
  }, [isLeaving, session, product, selectionKey])
}

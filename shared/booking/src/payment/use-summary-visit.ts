import type { Product } from '@storefront/contract'
import { useNavigation } from '@storefront/router'
import { useStorefront } from '@storefront/session'
import { useEffect } from 'react'
import { leaveSummary, returnToSummary, stopLeaving } from '../checkouts/summary-visit.ts'
import { leavingMs } from '../times.ts'
import { useBookingBrowser } from './booking-browser.ts'

/** Updates a summary's checkouts when the visitor leaves or arrives, also from the back/forward cache. */
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

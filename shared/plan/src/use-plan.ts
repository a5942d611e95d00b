import type { Product } from '@storefront/contract'
import { heldUntil, type PlacedPlan, planOf } from '@storefront/domain'
import { useSession } from '@storefront/session'
import { useEffect, useLayoutEffect, useState } from 'react'
import { usePlanRecords } from './plan-records.ts'
import { usePlanPlace } from './use-plan-place.ts'

/**
 * The visitor's plan with its place, or null. `judged` leaves out what is not booked of a product, for its own pages.
 * Keeps `data-plan` of the root, which the first script of the page has set. Browser only.
 */
export function usePlan(judged?: Product): PlacedPlan | null {
  const records = usePlanRecords()
  const selection = useSession((state) => state.selection)
  const today = useSession((state) => state.today)
  const [nowMs, setNow] = useState(() => Date.now())
  const plan = planOf(records, selection, { today, nowMs })
  const kinds = plan?.kinds.join(' ')
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (kinds) dataset.plan = kinds
    else delete dataset.plan
  }, [kinds])
  const ends = records.flatMap((record) => heldUntil(record) ?? []).filter((end) => end > nowMs)
  const nextEnd = Math.min(...ends)
  useEffect(() => {
    if (nextEnd === Number.POSITIVE_INFINITY) return
    // A browser runs a timer of more than 24 days at once, which only renders again.
    const timer = setTimeout(() => setNow(Date.now()), nextEnd - Date.now())
    return () => clearTimeout(timer)
  }, [nextEnd])
  const shown = judged ? planOf(records, selection, { today, nowMs }, judged) : plan
  const place = usePlanPlace(shown)
  return shown && { ...shown, place }
}

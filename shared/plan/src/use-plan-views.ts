import { checkoutsKey, products } from '@storefront/contract'
import { useSession, useSettled } from '@storefront/session'
import { onIntent, useOnIntent } from '@storefront/ui'
import { useLayoutEffect, useState } from 'react'

const code = onIntent(() => import(/* webpackChunkName: "plan" */ './views.ts'))

/**
 * Components that show the plan, or null. Loads them once a plan may exist: the first script of the page found one, a
 * product is selected, or another tab books.
 */
export function usePlanViews() {
  const isSettled = useSettled()
  const selected = useSession(({ selection: { searches } }) =>
    products.filter((product) => searches[product]).join(' '),
  )
  const [mayHavePlan, setMayHavePlan] = useState(false)
  useLayoutEffect(() => {
    if (!isSettled) return
    const { dataset } = document.documentElement
    // Keeps the line's place in the same frame. The loaded code knows the bookings, too.
    if (selected) dataset.plan ??= selected
    if ('plan' in dataset) setMayHavePlan(true)
    const hear = ({ key }: StorageEvent) => {
      if (key === checkoutsKey) setMayHavePlan(true)
    }
    addEventListener('storage', hear)
    return () => removeEventListener('storage', hear)
  }, [isSettled, selected])
  return useOnIntent(code, mayHavePlan).module
}

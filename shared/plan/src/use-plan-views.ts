import { checkoutsKey, type Product, products } from '@storefront/contract'
import { useSession, useSettled } from '@storefront/session'
import { useEffect, useState } from 'react'

type Views = typeof import('./views.ts')

/**
 * Components that show the plan, or null. Loads them once a plan may exist: the first script of the page found one,
 * something is selected, or another tab books. `isSelected` is true if a product other than `judged` is selected.
 */
export function usePlanViews(judged?: Product): { views: Views | null; isSelected: boolean } {
  const isSettled = useSettled()
  const searches = useSession(({ selection }) => selection.searches)
  const isSelected = isSettled && products.some((one) => one !== judged && searches[one])
  const [isChanged, setChanged] = useState(false)
  const [views, setViews] = useState<Views | null>(null)
  const mayExist =
    isSelected || isChanged || (isSettled && 'plan' in document.documentElement.dataset)
  useEffect(() => {
    const hear = ({ key }: StorageEvent) => {
      if (key === checkoutsKey) setChanged(true)
    }
    addEventListener('storage', hear)
    return () => removeEventListener('storage', hear)
  }, [])
  useEffect(() => {
    if (!mayExist) return
    import(/* webpackChunkName: "plan" */ './views.ts').then(setViews, (error: unknown) => {
      console.warn("The visitor's trip could not be shown:", error)
    })
  }, [mayExist])
  return { views: mayExist ? views : null, isSelected }
}

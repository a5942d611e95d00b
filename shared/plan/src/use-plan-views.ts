import { checkoutsKey } from '@storefront/contract'
import { useSession, useSettled } from '@storefront/session'
import { useLayoutEffect, useState } from 'react'

type Views = typeof import('./views.ts')

/**
 * Components that show the plan, or null. Loads them once a plan may exist: the first script of the page found one, a
 * product is selected, or another tab books.
 */
export function usePlanViews(): Views | null {
  const isSettled = useSettled()
  const selected = useSession(({ selection }) =>
    Object.entries(selection.searches)
      .flatMap(([product, search]) => (search ? product : []))
      .sort()
      .join(' '),
  )
  const [views, setViews] = useState<Views | null>(null)
  useLayoutEffect(() => {
    if (!isSettled) return
    const { dataset } = document.documentElement
    const load = ({ key }: { key: string | null }) => {
      if (key === checkoutsKey)
        import(/* webpackChunkName: "plan" */ './views.ts').then(setViews, console.warn)
    }
    // Keeps the line's place in the same frame. The loaded code knows the bookings, too.
    if (selected) dataset.plan ??= selected
    if ('plan' in dataset) load({ key: checkoutsKey })
    addEventListener('storage', load)
    return () => removeEventListener('storage', load)
  }, [isSettled, selected])
  return views
}

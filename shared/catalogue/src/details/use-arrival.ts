import { useLocation, useNavigationType } from '@storefront/router'
import { useEffect, useEffectEvent } from 'react'

/**
 * Address of an element of this page, for a `Link`: after a link that only the browser follows, Back would stay at the
 * element.
 */
export function useFragmentAddress(): (id: string) => string {
  const { pathname, search } = useLocation()
  return (id) => `${pathname}${search}#${id}`
}

/** Scrolls to the element with `id` and focuses it when a link leads there, also from another page. */
export function useArrival(id: string | undefined): void {
  const { hash, key } = useLocation()
  const visit = useNavigationType()
  const arrive = useEffectEvent((_visit: string) => {
    if (!id || hash !== `#${id}` || visit === 'POP') return
    const target = document.getElementById(id)
    target?.focus({ preventScroll: true })
    target?.scrollIntoView()
  })
  useEffect(() => arrive(key), [key])
}

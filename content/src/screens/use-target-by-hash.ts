import { useLocation } from '@storefront/router'
import { useEffect } from 'react'

/** Goes to what the address's hash names: a closed answer opens, and the focus moves there so that reading goes on. */
export function useTargetByHash(): void {
  const location = useLocation()
  // Again on each visit, also of the same address.
  useEffect(() => {
    const { hash } = location
    const target = hash ? document.getElementById(decoded(hash.slice(1))) : null
    if (!target) return
    if (target instanceof HTMLDetailsElement) target.open = true
    const focusable =
      target instanceof HTMLDetailsElement ? target.querySelector('summary') : target
    focusable?.focus({ preventScroll: true })
    target.scrollIntoView({ block: 'start' })
  }, [location])
}

/** A hash may be anything that was typed. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

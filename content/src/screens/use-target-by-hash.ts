import { useLocation } from '@storefront/router'
import { useEffect } from 'react'

/** Opens and focuses the element that the address's hash names. */
export function useTargetByHash(): void {
  const location = useLocation()
  // Runs on each visit, even of the same address.
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

/** Returns the text itself if it is not valid percent-encoding. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

import { useLocation } from '@storefront/router'
import { useEffect } from 'react'

/** Scrolls to the element that the address's hash names, opens its details and moves the focus there. */
export function useTargetByHash(): void {
  const location = useLocation()
  // Runs on each visit, even of the same address.
  useEffect(() => {
    const { hash } = location
    const target = hash ? document.getElementById(decoded(hash.slice(1))) : null
    if (!target) return
    const details = target.closest('details')
    if (details) details.open = true
    const focusable = details?.querySelector('summary') ?? target
    focusable.focus({ preventScroll: true })
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

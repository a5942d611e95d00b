import { useLocation } from '@storefront/router'
import { afterPaint } from '@storefront/ui'
import { useEffect, useRef } from 'react'

/**
 * After a change of page the focus moves to its heading, so that a screen reader and the keyboard start where the
 * visitor looks (WCAG 2.4.3). Links within a page and the first page keep the focus where it is, and an address with a
 * hash leaves it to the page, which has the target.
 */
export function RouteFocus() {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (hash) return
    const before = document.activeElement
    return afterPaint(() => {
      // The page or the visitor has put it somewhere meanwhile.
      if (document.activeElement !== before) return
      const main = document.getElementById('main')
      const heading = main?.querySelector<HTMLElement>('h1')
      if (heading) heading.tabIndex = -1
      ;(heading ?? main)?.focus({ preventScroll: true })
    })
  }, [pathname, hash])
  return null
}

import { useLocation, useNavigationType } from '@storefront/router'
import { afterPaint } from '@storefront/ui'
import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Focuses the heading after a navigation (WCAG 2.4.3), and after Back the link that the visitor had followed. Does
 * nothing on the first page, for links within a page, and for addresses with a hash.
 */
export function RouteFocus() {
  const { pathname, search, hash, key } = useLocation()
  const visit = useNavigationType()
  const shown = useRef({ pathname, key })
  /** Address that the visitor went to next, without its hash, by key of the history entry. */
  const followed = useRef(new Map<string, string>())
  const arrive = useEffectEvent((pathname: string, hash: string) => {
    const last = shown.current
    if (last.pathname === pathname) return
    if (visit !== 'POP') followed.current.set(last.key, pathname + search)
    const main = document.getElementById('main')
    if (hash || !main) return
    return moveFocus(main, visit === 'POP' ? followed.current.get(key) : undefined)
  })
  useEffect(() => arrive(pathname, hash), [pathname, hash])
  useEffect(() => {
    shown.current = { pathname, key }
  }, [pathname, key])
  return null
}

function focusTitle(title: HTMLElement) {
  title.tabIndex = -1
  title.focus({ preventScroll: true })
}

/** Focuses the heading, then the link to `address`. Returns a function that stops it. */
function moveFocus(main: HTMLElement, address: string | undefined) {
  const before = document.activeElement
  const heading = () => main.querySelector<HTMLElement>('h1')
  // The page or the visitor may have moved the focus meanwhile.
  const isFree = () => [before, main, heading()].includes(document.activeElement as HTMLElement)
  const goOn = () => {
    if (!isFree()) return changes.disconnect()
    const title = heading()
    if (title && document.activeElement !== title) focusTitle(title)
    if (title && !address) return changes.disconnect()
    const link = [...main.querySelectorAll('a')].find(
      ({ pathname, search }) => pathname + search === address,
    )
    if (!link) return
    link.focus({ preventScroll: true })
    // The list was too short to restore the scroll position before its cards arrived.
    const { top, bottom } = link.getBoundingClientRect()
    if (top < 0 || bottom > window.innerHeight) link.scrollIntoView({ block: 'center' })
  }
  const changes = new MutationObserver(goOn)
  const cancel = afterPaint(() => {
    if (!isFree()) return
    // A detail page or an article has its heading once it has loaded.
    if (!heading()) main.focus({ preventScroll: true })
    changes.observe(main, { childList: true, subtree: true })
    goOn()
  })
  return () => {
    cancel()
    changes.disconnect()
  }
}

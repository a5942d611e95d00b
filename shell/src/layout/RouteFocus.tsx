import { useLocation, useNavigationType } from '@storefront/router'
import { afterPaint } from '@storefront/ui'
import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * After a change of page the focus moves to its heading, so that a screen reader and the keyboard start where the
 * visitor looks (WCAG 2.4.3); who comes back goes on to the link that they followed, once it is there. Links within a page
 * and the first page keep the focus where it is, and an address with a hash leaves it to the page, which has the target.
 */
export function RouteFocus() {
  const { pathname, search, hash, key } = useLocation()
  const visit = useNavigationType()
  const shown = useRef({ pathname, key })
  /** By visit of a page: the address of the page that followed, without its hash. */
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

/** To the page's heading, and on to its link to `address`. Returns what stops it. */
function moveFocus(main: HTMLElement, address: string | undefined) {
  const before = document.activeElement
  const heading = () => main.querySelector<HTMLElement>('h1')
  // Else the page or the visitor has put the focus somewhere meanwhile.
  const isFree = () => [before, main, heading()].includes(document.activeElement as HTMLElement)
  const goOn = () => {
    if (!isFree()) return changes.disconnect()
    const link = [...main.querySelectorAll('a')].find(
      ({ pathname, search }) => pathname + search === address,
    )
    link?.focus({ preventScroll: true })
  }
  const changes = new MutationObserver(goOn)
  const cancel = afterPaint(() => {
    if (!isFree()) return
    const title = heading()
    if (title) title.tabIndex = -1
    ;(title ?? main).focus({ preventScroll: true })
    if (!address) return
    changes.observe(main, { childList: true, subtree: true })
    goOn()
  })
  return () => {
    cancel()
    changes.disconnect()
  }
}

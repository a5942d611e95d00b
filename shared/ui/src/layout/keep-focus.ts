import { afterPaint } from '../actions/after-paint.ts'

/**
 * Ref callback of the `main` element. When the focused element is removed, moves focus to the nearest remaining
 * ancestor with `tabIndex={-1}`, or to its heading.
 */
export function keepFocus(main: HTMLElement | null) {
  if (!main) return
  let path: EventTarget[] = []
  const remember = (event: FocusEvent) => {
    path = event.composedPath()
  }
  const changes = new MutationObserver(() => {
    if (!(path[0] instanceof Node) || path[0].isConnected) return
    const around = path.find(
      (one) => one instanceof HTMLElement && one.isConnected && one.matches('[tabindex="-1"]'),
    )
    path = []
    afterPaint(() => {
      // The page or the visitor may have moved the focus meanwhile.
      if (document.activeElement !== document.body || !(around instanceof HTMLElement)) return
      const heading = around.querySelector<HTMLElement>(':is(h1, h2)[tabindex]')
      ;(heading ?? around).focus({ preventScroll: true })
    })
  })
  changes.observe(main, { childList: true, subtree: true })
  main.addEventListener('focusin', remember)
  return () => {
    changes.disconnect()
    main.removeEventListener('focusin', remember)
  }
}

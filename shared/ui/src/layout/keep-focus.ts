import { afterPaint } from '../actions/after-paint.ts'

/**
 * For the `ref` of the page's `main`. When what has the focus is taken away, the browser lets it fall to the document: the
 * nearest element around it that is left and has `tabIndex={-1}` takes it, or the heading of that.
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
      // The page or the visitor has put it somewhere meanwhile.
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

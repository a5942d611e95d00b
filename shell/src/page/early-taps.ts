/** A button that was pressed, or a field with what it was given. */
export type EarlyTap = {
  target: HTMLButtonElement | HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
  value?: string
  checked?: boolean
}

/** What a visitor did while the page's script was on its way, in order. */
export type EarlyTaps = {
  taps: EarlyTap[]
  /** From now on the page answers itself. */
  stop: () => void
}

declare global {
  interface Window {
    earlyTaps?: EarlyTaps
  }
}

/**
 * Keeps the taps that only the page's script can answer, until it does: buttons, and what is typed or chosen. What the
 * browser answers by itself is left to it: links, popovers, forms with an address. Stands in the head of every page as
 * text (`String(recordEarlyTaps)`): it can use nothing from outside.
 */
export function recordEarlyTaps() {
  const taps: EarlyTap[] = []
  const keep = (event: Event, tap: EarlyTap) => {
    // Nobody else may answer it as well: React hears of events before it can tell what they do.
    event.stopImmediatePropagation()
    // Pressed again because nothing happened yet, or typed on: one and the same.
    if (taps.at(-1)?.target === tap.target) taps.pop()
    taps.push(tap)
  }
  const onClick = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest('button')
    if (!button || button.popoverTargetElement) return
    if (button.type === 'submit' && button.form?.hasAttribute('action')) return
    event.preventDefault()
    keep(event, { target: button })
  }
  const onChange = (event: Event) => {
    const { target } = event
    if (target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type)) {
      keep(event, { target, checked: target.checked })
    } else if (
      target instanceof HTMLInputElement ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement
    ) {
      keep(event, { target, value: target.value })
    }
  }
  const listeners = { click: onClick, input: onChange, change: onChange }
  for (const [type, listener] of Object.entries(listeners)) {
    addEventListener(type, listener, true)
  }
  window.earlyTaps = {
    taps,
    stop() {
      for (const [type, listener] of Object.entries(listeners)) {
        removeEventListener(type, listener, true)
      }
    },
  }
}

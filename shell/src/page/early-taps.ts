/**
 * The event on the window once the page is live: hydrated, and settled with the visitor's clock and storage. Its `detail`
 * selects the parts that are not live yet; where it is empty, all are.
 */
export const liveEvent = 'page-live'

/**
 * Keeps the taps that only the page's script can answer, until it does: buttons, and what is typed or chosen. When the
 * page is live, it repeats each of them, in order. What the browser handles by itself is left to it: links,
 * popovers, dialogs, forms with an address. Stands in the head of every page as text (`String(recordEarlyTaps)`): it can use
 * nothing from outside.
 */
export function recordEarlyTaps(live: string): void {
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
  const taps: { on: HTMLElement; again: () => void }[] = []

  /** Selects what is not live yet. */
  let waiting = '*'

  const keep = (event: Event, on: HTMLElement, again: () => void, isAnswered = false) => {
    if (!on.closest(waiting)) return
    if (!isAnswered) event.preventDefault()
    // No other listener may handle it too: React captures events before it has hydrated their targets.
    event.stopImmediatePropagation()
    // A second press, or more typing, replaces the tap before it.
    if (taps.at(-1)?.on === on) taps.pop()
    taps.push({ on, again })
  }
  const onClick = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest('button')
    if (!button || button.popoverTargetElement || button.command === 'close') return
    if (button.type === 'submit' && button.form?.hasAttribute('action')) return
    const dialog = button.commandForElement
    // The browser opens the dialog; the repeated tap says which field it is for, unless it was closed again.
    if (dialog) keep(event, button, () => dialog.matches('[open]') && button.click(), true)
    else keep(event, button, () => button.click())
  }
  const onChange = (event: Event) => {
    const field = event.target as Field
    const { value } = field
    if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
      const { checked } = field
      keep(event, field, () => {
        // Back to its state before: the repeated click changes it again.
        field.checked = !checked
        field.click()
      })
    } else {
      keep(event, field, () => write(field, value))
    }
  }
  const write = (field: Field, value: string) => {
    // Past React, which takes a value that it knows for no change.
    field.value = ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  }

  const listeners = { click: onClick, input: onChange, change: onChange }
  for (const [type, listener] of Object.entries(listeners)) addEventListener(type, listener, true)
  const answer = async (event: Event) => {
    waiting = (event as CustomEvent<string | null>).detail || ':not(*)'
    for (const tap of taps.splice(0)) {
      if (tap.on.closest(waiting)) taps.push(tap)
      else if (tap.on.isConnected) tap.again()
      // What it changed is on the page before the next one.
      await null
    }
  }
  addEventListener(live, answer)
}

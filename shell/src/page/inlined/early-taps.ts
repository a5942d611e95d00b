/**
 * Event on the window after hydration, with client state ready. `detail` is a CSS selector of the parts that are
 * not hydrated yet; empty for none.
 */
export const liveEvent = 'page-live'

/**
 * Records taps and input before hydration and replays them in order after it. Leaves links, popovers, dialogs and forms
 * with an address to the browser. It is inlined as text (`String(recordEarlyTaps)`), so it must use nothing from
 * outside.
 */
export function recordEarlyTaps(live: string): void {
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
  const taps: { on: HTMLElement; again: () => void }[] = []

  /** CSS selector of the parts that are not hydrated yet. */
  let waiting = '*'

  const keep = (event: Event, on: HTMLElement, again: () => void, isAnswered = false) => {
    if (!on.closest(waiting)) return
    if (!isAnswered) event.preventDefault()
    // React captures events before it has hydrated their targets.
    event.stopImmediatePropagation()
    // A second tap or more text replaces the first.
    if (taps.at(-1)?.on === on) taps.pop()
    taps.push({ on, again })
  }
  const onClick = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest('button')
    if (!button || button.popoverTargetElement || button.command === 'close') return
    if (button.type === 'submit' && button.form?.hasAttribute('action')) return
    const dialog = button.commandForElement
    // The browser opens the dialog. The replayed tap tells the page its field, unless the visitor closed the dialog.
    if (dialog) keep(event, button, () => dialog.matches('[open]') && button.click(), true)
    else keep(event, button, () => button.click())
  }
  const onChange = (event: Event) => {
    const field = event.target as Field
    const { value } = field
    if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
      const { checked } = field
      keep(event, field, () => {
        // Restore the state, because the replayed click changes it again.
        field.checked = !checked
        field.click()
      })
    } else {
      keep(event, field, () => write(field, value))
    }
  }
  const write = (field: Field, value: string) => {
    // React ignores a value that it has already.
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
      // Wait for the effect before the next replay.
      await null
    }
  }
  addEventListener(live, answer)
}

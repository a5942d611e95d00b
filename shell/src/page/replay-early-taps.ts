import type { EarlyTap } from './early-taps.ts'

/** Does once more, for a page that is live now, what the visitor did before: in order, each once. */
export async function replayEarlyTaps(page: Pick<Window, 'earlyTaps'> = window): Promise<void> {
  const { earlyTaps } = page
  if (!earlyTaps) return
  delete page.earlyTaps
  earlyTaps.stop()
  for (const tap of earlyTaps.taps) {
    if (!tap.target.isConnected) continue
    replay(tap)
    // What it changed is on the page before the next one.
    await Promise.resolve()
  }
}

function replay({ target, value, checked }: EarlyTap) {
  if (target instanceof HTMLInputElement && checked !== undefined) {
    // As it was: a click changes it again.
    target.checked = !checked
    target.click()
  } else if (value !== undefined) {
    write(target, value)
    target.dispatchEvent(new Event('input', { bubbles: true }))
    target.dispatchEvent(new Event('change', { bubbles: true }))
  } else {
    target.click()
  }
}

/** Past React, which takes a value that it knows for no change. */
function write(field: EarlyTap['target'], value: string) {
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
}

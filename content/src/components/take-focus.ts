/** Ref of a text that replaces the focused button. One function for all renders, because React calls a new ref again. */
export function takeFocus(text: HTMLElement | null) {
  text?.focus({ preventScroll: true })
}

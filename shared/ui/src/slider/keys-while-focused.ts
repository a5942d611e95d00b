import type Swiper from 'swiper'

/** Swiper listens to the arrow keys of the whole page: here only while `root` has the focus. */
export function keysWhileFocused(slider: Swiper, root: HTMLElement): void {
  const { keyboard } = slider
  const gone = new AbortController()
  slider.on('destroy', () => gone.abort())
  root.addEventListener('focusin', () => keyboard.enable(), gone)
  root.addEventListener('focusout', () => keyboard.disable(), gone)
  if (root.contains(document.activeElement)) keyboard.enable()
}

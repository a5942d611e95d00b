import type Swiper from 'swiper'

/** Limits Swiper's arrow keys, which it listens to on the whole page, to focus inside `root`. */
export function keysWhileFocused(slider: Swiper, root: HTMLElement): void {
  const { keyboard } = slider
  const gone = new AbortController()
  slider.on('destroy', () => gone.abort())
  root.addEventListener('focusin', () => keyboard.enable(), gone)
  root.addEventListener('focusout', () => keyboard.disable(), gone)
  if (root.contains(document.activeElement)) keyboard.enable()
}

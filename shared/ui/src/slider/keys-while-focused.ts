import type Swiper from 'swiper'

/** Limits Swiper's arrow keys, which it listens to on the whole page, to focus inside `root`. */
export function keysWhileFocused(slider: Swiper, root: HTMLElement): void {
  const { keyboard } = slider
  const destroyed = new AbortController()
  slider.on('destroy', () => destroyed.abort())
  root.addEventListener('focusin', () => keyboard.enable(), destroyed)
  root.addEventListener('focusout', () => keyboard.disable(), destroyed)
  if (root.contains(document.activeElement)) keyboard.enable()
}

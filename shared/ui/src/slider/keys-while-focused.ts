import type Swiper from 'swiper'

/** Enables arrow keys only while `root` has the focus. Swiper would listen to them on the whole page. */
export function keysWhileFocused(slider: Swiper, root: HTMLElement): void {
  const { keyboard } = slider
  const destroyed = new AbortController()
  slider.on('destroy', () => destroyed.abort())
  root.addEventListener('focusin', () => keyboard.enable(), destroyed)
  root.addEventListener('focusout', () => keyboard.disable(), destroyed)
  if (root.contains(document.activeElement)) keyboard.enable()
}

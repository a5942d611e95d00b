import Swiper from 'swiper'
import { A11y, Keyboard } from 'swiper/modules'
import type { SwiperOptions } from 'swiper/types'

/** Creates a slider from a row of slides. Arrow keys move it while `keys` has the focus; null for none. */
export function createSlider(
  row: HTMLElement,
  keys: HTMLElement | null,
  { modules = [], ...options }: SwiperOptions,
): Swiper {
  const slider = new Swiper(row, {
    ...options,
    modules: [A11y, Keyboard, ...modules],
    // Empty, because the server's markup names slides and buttons, and slides stay list items.
    a11y: { slideRole: '', slideLabelMessage: '', wrapperLiveRegion: false },
    keyboard: { enabled: false, pageUpDown: false },
  })
  if (keys) keysWhileFocused(slider, keys)
  return slider
}

/** Swiper would listen to them on the whole page. */
function keysWhileFocused(slider: Swiper, root: HTMLElement): void {
  const { keyboard } = slider
  const destroyed = new AbortController()
  slider.on('destroy', () => destroyed.abort())
  root.addEventListener('focusin', () => keyboard.enable(), destroyed)
  root.addEventListener('focusout', () => keyboard.disable(), destroyed)
  if (root.contains(document.activeElement)) keyboard.enable()
}

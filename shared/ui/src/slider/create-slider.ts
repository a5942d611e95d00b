import Swiper from 'swiper'
import { A11y, Keyboard } from 'swiper/modules'
import type { SwiperOptions } from 'swiper/types'
import { keysWhileFocused } from './keys-while-focused.ts'

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

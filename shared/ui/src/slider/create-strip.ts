import Swiper from 'swiper'
import { A11y, Keyboard } from 'swiper/modules'
import type { SwiperOptions } from 'swiper/types'
import { followScroll } from './follow-scroll.ts'
import { keysWhileFocused } from './keys-while-focused.ts'

/** Turns the first row in `root` into a slider that arrow keys move while the focus is in `root`. */
export function createStrip(
  root: HTMLElement,
  { modules = [], ...options }: SwiperOptions = {},
): Swiper {
  const row = root.querySelector<HTMLElement>('.swiper')
  if (!row) throw new Error('A slider has no row of slides.')
  const strip = createRow(row, {
    ...options,
    modules: [Keyboard, ...modules],
    keyboard: { enabled: false, pageUpDown: false },
  })
  keysWhileFocused(strip, root)
  return strip
}

/** Turns a row that scrolls by itself into a slider. Widths and gaps stay the style sheet's, so nothing shifts. */
export function createRow(
  row: HTMLElement,
  { modules = [], ...options }: SwiperOptions = {},
): Swiper {
  const slider = new Swiper(row, {
    ...options,
    slidesPerView: 'auto',
    modules: [A11y, ...modules],
    // The slides are items of a list, and stay that.
    a11y: { slideRole: '', slideLabelMessage: '', wrapperLiveRegion: false },
  })
  followScroll(slider)
  return slider
}

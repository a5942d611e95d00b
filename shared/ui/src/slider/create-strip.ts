import Swiper from 'swiper'
import { A11y, Keyboard } from 'swiper/modules'
import type { SwiperOptions } from 'swiper/types'
import { followScroll } from './follow-scroll.ts'
import { keysWhileFocused } from './keys-while-focused.ts'

/** Creates a slider from the first row in `root`. Arrow keys move it while `root` has focus. */
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

/** Creates a slider from a scrolling row. Widths and gaps stay in CSS, so that nothing shifts. */
export function createRow(
  row: HTMLElement,
  { modules = [], ...options }: SwiperOptions = {},
): Swiper {
  const slider = new Swiper(row, {
    ...options,
    slidesPerView: 'auto',
    modules: [A11y, ...modules],
    // Empty, so that the slides stay list items.
    a11y: { slideRole: '', slideLabelMessage: '', wrapperLiveRegion: false },
  })
  followScroll(slider)
  return slider
}

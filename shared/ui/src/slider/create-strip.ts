import type Swiper from 'swiper'
import type { SwiperOptions } from 'swiper/types'
import { createSlider } from './create-slider.ts'
import { followScroll } from './follow-scroll.ts'

/** Creates a slider from the first row in `root`. Arrow keys move it while `root` has focus. */
export function createStrip(root: HTMLElement, options: SwiperOptions = {}): Swiper {
  const row = root.querySelector<HTMLElement>('.swiper')
  if (!row) throw new Error('A slider has no row of slides.')
  return createRow(row, root, options)
}

/** Creates a slider from a scrolling row. Widths and gaps stay in CSS, so that nothing shifts. */
export function createRow(
  row: HTMLElement,
  keys: HTMLElement | null,
  options: SwiperOptions = {},
): Swiper {
  const slider = createSlider(row, keys, { ...options, slidesPerView: 'auto' })
  followScroll(slider)
  return slider
}

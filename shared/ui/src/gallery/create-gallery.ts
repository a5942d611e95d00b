import type Swiper from 'swiper'
import { Thumbs } from 'swiper/modules'
import { createRow, createStrip } from '../slider/create-strip.ts'

/** Creates the slider of the large pictures, and of the thumbnails if there is a second row. */
export function createGallery(root: HTMLElement, onSlide: (index: number) => void): Swiper {
  const thumbnails = root.querySelectorAll<HTMLElement>('.swiper')[1]
  const thumbs = thumbnails ? createRow(thumbnails, null) : null
  return createStrip(root, {
    modules: [Thumbs],
    thumbs: { swiper: thumbs },
    on: {
      slideChange: ({ activeIndex }) => onSlide(activeIndex),
      destroy: () => thumbs?.destroy(true, false),
    },
  })
}

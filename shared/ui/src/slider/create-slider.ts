import Swiper from 'swiper'
import { A11y, EffectFade, Keyboard, Thumbs } from 'swiper/modules'

export type { Swiper }

/** Where a slider stands: its slide in sight, and whether there is none before or after. */
export type SliderPosition = { index: number; isFirst: boolean; isLast: boolean }

type OnMove = (position: SliderPosition) => void

export type FadeOptions = {
  onMove: OnMove
  /** A finger or a pointer went down on the slides. */
  onTouch: () => void
  speedMs: number
}

/** The slides of a strip are items of a list, and stay that. */
const listItems = { slideRole: '', slideLabelMessage: '', wrapperLiveRegion: false }

/**
 * Turns the row in `root` that scrolls by itself into a slider, and a second row, where there is one, into its
 * thumbnails. Widths and gaps stay the style sheet's, so nothing shifts.
 */
export function createStrip(root: HTMLElement, onMove: OnMove): Swiper {
  const [row, thumbnails] = rowsIn(root)
  const move = ({ activeIndex, isBeginning, isEnd }: Swiper) =>
    onMove({ index: activeIndex, isFirst: isBeginning, isLast: isEnd })
  const thumbs = thumbnails
    ? new Swiper(thumbnails, { ...asScrolled(thumbnails), modules: [A11y], a11y: listItems })
    : null
  const strip = new Swiper(row, {
    ...asScrolled(row),
    modules: [A11y, Keyboard, Thumbs],
    a11y: listItems,
    keyboard: { enabled: false, pageUpDown: false },
    thumbs: { swiper: thumbs },
    on: {
      init: move,
      slideChange: move,
      toEdge: move,
      fromEdge: move,
      destroy: () => thumbs?.destroy(true, false),
    },
  })
  keysWhileFocused(strip, root)
  return strip
}

/** Fades slides into each other, round and round (spec §2). It is not initialised yet, which is half of the work. */
export function createFade(root: HTMLElement, options: FadeOptions): Swiper {
  const [row] = rowsIn(root)
  return new Swiper(row, {
    init: false,
    modules: [A11y, EffectFade],
    effect: 'fade',
    fadeEffect: { crossFade: true },
    loop: true,
    // A quick second press counts, even while the slides still fade.
    loopPreventsSliding: false,
    speed: options.speedMs,
    a11y: {
      itemRoleDescriptionMessage: 'slide',
      slideLabelMessage: '{{index}} of {{slidesLength}}',
      // Slides that follow each other by themselves are not announced.
      wrapperLiveRegion: false,
    },
    on: {
      realIndexChange: ({ realIndex }) =>
        options.onMove({ index: realIndex, isFirst: false, isLast: false }),
      touchStart: options.onTouch,
    },
  })
}

function rowsIn(root: HTMLElement): [HTMLElement, HTMLElement?] {
  const [row, thumbnails] = root.querySelectorAll<HTMLElement>('.swiper')
  if (!row) throw new Error('A slider has no row of slides.')
  return [row, thumbnails]
}

/** Starts where the visitor has scrolled the row to. */
function asScrolled(row: HTMLElement) {
  const slides = [...row.querySelectorAll<HTMLElement>(':scope > .swiper-wrapper > .swiper-slide')]
  const left = row.scrollLeft
  row.scrollLeft = 0
  const inSight = slides.findIndex((slide) => slide.offsetLeft + slide.offsetWidth / 2 > left)
  return { slidesPerView: 'auto' as const, initialSlide: Math.max(0, inSight) }
}

/** Swiper listens to the arrow keys of the whole page: here only while `root` has the focus. */
function keysWhileFocused(swiper: Swiper, root: HTMLElement): void {
  const { keyboard } = swiper
  const gone = new AbortController()
  swiper.on('destroy', () => gone.abort())
  root.addEventListener('focusin', () => keyboard.enable(), gone)
  root.addEventListener('focusout', () => keyboard.disable(), gone)
  if (root.contains(document.activeElement)) keyboard.enable()
}

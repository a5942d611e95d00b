import Swiper from 'swiper'
import { Autoplay, EffectFade } from 'swiper/modules'

export type { Swiper }

/** Where a strip stands: its first slide in sight and whether it can go on either way. */
export type StripPosition = { index: number; isBeginning: boolean; isEnd: boolean }

export type StripOptions = {
  onMove: (position: StripPosition) => void
  speedMs: number
}

export type FadeOptions = {
  onSlide: (index: number) => void
  autoplayMs: number
  speedMs: number
}

/** Turns a row that scrolls by itself into a slider. Widths and gaps stay the style sheet's, so nothing shifts. */
export function createStrip(viewport: HTMLElement, { onMove, speedMs }: StripOptions): Swiper {
  const position = ({ activeIndex, isBeginning, isEnd }: Swiper): StripPosition => ({
    index: activeIndex,
    isBeginning,
    isEnd,
  })
  const start = firstInSight(viewport)
  viewport.scrollLeft = 0
  return new Swiper(viewport, {
    slidesPerView: 'auto',
    initialSlide: start,
    speed: speedMs,
    watchOverflow: true,
    on: {
      init: (swiper) => onMove(position(swiper)),
      slideChange: (swiper) => onMove(position(swiper)),
      toEdge: (swiper) => onMove(position(swiper)),
      fromEdge: (swiper) => onMove(position(swiper)),
      resize: (swiper) => onMove(position(swiper)),
    },
  })
}

/** Fades slides into each other, round and round, every `autoplayMs`, also after the visitor moved it (spec §2). */
export function createFade(viewport: HTMLElement, options: FadeOptions): Swiper {
  return new Swiper(viewport, {
    modules: [Autoplay, EffectFade],
    effect: 'fade',
    fadeEffect: { crossFade: true },
    loop: true,
    // A quick second press counts, even while the slides still fade.
    loopPreventsSliding: false,
    speed: options.speedMs,
    autoplay: { delay: options.autoplayMs, disableOnInteraction: false },
    on: { realIndexChange: (swiper) => options.onSlide(swiper.realIndex) },
  })
}

function firstInSight(viewport: HTMLElement): number {
  const slides = [
    ...viewport.querySelectorAll<HTMLElement>(':scope > .swiper-wrapper > .swiper-slide'),
  ]
  const left = viewport.scrollLeft
  return Math.max(
    0,
    slides.findIndex((slide) => slide.offsetLeft + slide.offsetWidth / 2 > left),
  )
}

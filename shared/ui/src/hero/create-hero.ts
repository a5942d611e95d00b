import type Swiper from 'swiper'
import { Autoplay, EffectFade, Navigation } from 'swiper/modules'
import { createSlider } from '../slider/create-slider.ts'

/** Duration of a fade in ms. Equal to that of the style sheet, which fades until Swiper has loaded. */
const speed = 600

/** Creates a playing slider that starts at the visible slide. */
export function createHero(
  root: HTMLElement,
  autoplayMs: number,
  onSlide: (index: number) => void,
): Swiper {
  const find = <Found extends Element>(selector: string): Found => {
    const found = root.querySelector<Found>(selector)
    if (!found) throw new Error(`The hero has no ${selector}.`)
    return found
  }
  const hero = createSlider(find<HTMLElement>('.swiper'), root, {
    modules: [Autoplay, EffectFade, Navigation],
    initialSlide: [...root.querySelectorAll<HTMLElement>('.swiper-slide')].findIndex(
      (slide) => !slide.inert,
    ),
    speed,
    loop: true,
    // Lets a press during a fade change the slide.
    loopPreventsSliding: false,
    effect: 'fade',
    fadeEffect: { crossFade: true },
    autoplay: { enabled: true, delay: autoplayMs, disableOnInteraction: false },
    // Icons would be written as HTML, which our Trusted Types policy refuses.
    navigation: {
      prevEl: find('.swiper-button-prev'),
      nextEl: find('.swiper-button-next'),
      addIcons: false,
    },
    on: { realIndexChange: ({ realIndex }) => onSlide(realIndex) },
  })
  // Swiper pauses when a tab becomes hidden, and misses one that is hidden from the start.
  if (document.visibilityState === 'hidden') hero.autoplay.pause()
  return hero
}

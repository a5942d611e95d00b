import Swiper from 'swiper'
import { A11y, Keyboard, Navigation, Thumbs } from 'swiper/modules'

export type { Swiper }

/** The slides of a strip are items of a list, and stay that. */
const listItems = { slideRole: '', slideLabelMessage: '', wrapperLiveRegion: false }

/**
 * Turns the row in `root` that scrolls by itself into a slider, and a second row, where there is one, into its
 * thumbnails. Widths and gaps stay the style sheet's, so nothing shifts.
 */
export function createStrip(root: HTMLElement, onSlide?: (index: number) => void): Swiper {
  const [row, thumbnails] = rowsIn(root)
  const buttons = buttonsIn(root)
  keepFocusable(buttons)
  const thumbs = thumbnails
    ? new Swiper(thumbnails, { ...asScrolled(thumbnails), modules: [A11y], a11y: listItems })
    : null
  const strip = new Swiper(row, {
    ...asScrolled(row),
    modules: [A11y, Keyboard, Navigation, Thumbs],
    a11y: { ...listItems, ...buttonMessages(buttons) },
    keyboard: { enabled: false, pageUpDown: false },
    navigation: { ...buttons, addIcons: false },
    thumbs: { swiper: thumbs },
    on: {
      init: ({ activeIndex }) => onSlide?.(activeIndex),
      slideChange: ({ activeIndex }) => onSlide?.(activeIndex),
      destroy: () => thumbs?.destroy(true, false),
    },
  })
  keysWhileFocused(strip, root)
  return strip
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

type Buttons = { prevEl: HTMLButtonElement; nextEl: HTMLButtonElement }

/** The two buttons of the slider in `root`. Throws when one is missing. */
function buttonsIn(root: HTMLElement): Buttons {
  const prevEl = root.querySelector<HTMLButtonElement>('.swiper-button-prev')
  const nextEl = root.querySelector<HTMLButtonElement>('.swiper-button-next')
  if (!prevEl || !nextEl) throw new Error('A slider has no buttons.')
  return { prevEl, nextEl }
}

/** Swiper names its buttons anew: with the names that they have. */
function buttonMessages({ prevEl, nextEl }: Buttons) {
  return {
    prevSlideMessage: prevEl.ariaLabel ?? '',
    nextSlideMessage: nextEl.ariaLabel ?? '',
  }
}

/** At its end Swiper disables a button, which takes the focus from it; the `aria-disabled` that it also sets is enough. */
function keepFocusable({ prevEl, nextEl }: Buttons): void {
  const ignored = { configurable: true, get: () => false, set: () => undefined }
  for (const button of [prevEl, nextEl]) Object.defineProperty(button, 'disabled', ignored)
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

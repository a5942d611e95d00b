import type { Swiper } from './create-slider.ts'

type Buttons = { prevEl: HTMLButtonElement; nextEl: HTMLButtonElement }

/** The two buttons of the slider in `root`. Throws when one is missing. */
export function buttonsIn(root: HTMLElement): Buttons {
  const prevEl = root.querySelector<HTMLButtonElement>('.swiper-button-prev')
  const nextEl = root.querySelector<HTMLButtonElement>('.swiper-button-next')
  if (!prevEl || !nextEl) throw new Error('A slider has no buttons.')
  return { prevEl, nextEl }
}

/** Swiper names its buttons anew: with the names that they have. */
export function buttonMessages({ prevEl, nextEl }: Buttons) {
  return {
    prevSlideMessage: prevEl.ariaLabel ?? '',
    nextSlideMessage: nextEl.ariaLabel ?? '',
  }
}

/** At its end Swiper disables a button, which takes the focus from it; the `aria-disabled` that it also sets is enough. */
export function keepFocusable(swiper: Swiper, { prevEl, nextEl }: Buttons): void {
  const enable = () => {
    prevEl.disabled = false
    nextEl.disabled = false
  }
  enable()
  for (const event of ['toEdge', 'fromEdge', 'lock', 'unlock'] as const) swiper.on(event, enable)
}

/** Swiper listens to the arrow keys of the whole page: here only while `root` has the focus. */
export function keysWhileFocused(swiper: Swiper, root: HTMLElement): void {
  const { keyboard } = swiper
  const gone = new AbortController()
  swiper.on('destroy', () => gone.abort())
  root.addEventListener('focusin', () => keyboard.enable(), gone)
  root.addEventListener('focusout', () => keyboard.disable(), gone)
  if (root.contains(document.activeElement)) keyboard.enable()
}

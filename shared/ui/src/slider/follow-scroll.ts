import type Swiper from 'swiper'

/** Time without movement after which the nearest slide comes to rest, in ms. */
const settleMs = 120

/**
 * Moves the slides along with whatever scrolls their row, now and later: a trackpad, a swipe whose momentum outlasts the
 * row that scrolled by itself, a focus, a search in the page.
 */
export function followScroll(slider: Swiper): void {
  const row = slider.el
  const gone = new AbortController()
  let settle: ReturnType<typeof setTimeout> | undefined

  const moveBy = (distance: number) => {
    const wanted = slider.getTranslate() - distance
    const translate = Math.max(slider.maxTranslate(), Math.min(slider.minTranslate(), wanted))
    slider.setTransition(0)
    slider.setTranslate(translate)
    slider.updateProgress(translate)
    slider.updateActiveIndex()
    clearTimeout(settle)
    settle = setTimeout(() => slider.slideToClosest(), settleMs)
  }
  const followRow = () => {
    const { scrollLeft } = row
    if (scrollLeft === 0) return
    row.scrollLeft = 0
    moveBy(scrollLeft)
  }
  const followWheel = (event: WheelEvent) => {
    if (Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return
    event.preventDefault()
    moveBy(event.deltaX)
  }

  followRow()
  row.addEventListener('scroll', followRow, { passive: true, signal: gone.signal })
  row.addEventListener('wheel', followWheel, { passive: false, signal: gone.signal })
  slider.on('destroy', () => {
    gone.abort()
    clearTimeout(settle)
  })
}

import type Swiper from 'swiper'

/** Idle time in ms before the slider snaps to the nearest slide. */
const settleMs = 120

/** Moves the slides with any native scrolling of their row: trackpad, the momentum of a swipe, focus, find in page. */
export function followScroll(slider: Swiper): void {
  const row = slider.el
  const destroyed = new AbortController()
  let settle: ReturnType<typeof setTimeout> | undefined

  const moveBy = (distance: number) => {
    const target = slider.getTranslate() - distance
    const translate = Math.max(slider.maxTranslate(), Math.min(slider.minTranslate(), target))
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
  row.addEventListener('scroll', followRow, { passive: true, signal: destroyed.signal })
  row.addEventListener('wheel', followWheel, { passive: false, signal: destroyed.signal })
  slider.on('destroy', () => {
    destroyed.abort()
    clearTimeout(settle)
  })
}

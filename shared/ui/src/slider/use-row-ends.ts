import { type RefObject, useEffect, useState } from 'react'

/** Part of a slide that is in sight where it counts as whole: its edge may lie between two pixels. */
const whole = 0.97

/** True where the row of slides in `root` shows its first slide, its last: however the row moves, with Swiper or without. */
export function useRowEnds(root: RefObject<HTMLElement | null>) {
  const [isAtStart, setAtStart] = useState(true)
  const [isAtEnd, setAtEnd] = useState(false)
  useEffect(() => {
    const row = root.current?.querySelector('.swiper')
    const slides = row?.querySelectorAll('.swiper-slide') ?? []
    const [first, last] = [slides[0], slides[slides.length - 1]]
    if (!row || !first || !last) return
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio, boundingClientRect } of entries) {
          // A part of the page that the browser has not rendered says nothing.
          if (boundingClientRect.width === 0) continue
          if (target === first) setAtStart(intersectionRatio >= whole)
          if (target === last) setAtEnd(intersectionRatio >= whole)
        }
      },
      { root: row, threshold: whole },
    )
    observer.observe(first)
    observer.observe(last)
    return () => observer.disconnect()
  }, [root])
  return { isAtStart, isAtEnd }
}

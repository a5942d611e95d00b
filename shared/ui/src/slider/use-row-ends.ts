import { type RefObject, useEffect, useState } from 'react'

/** Share of a slide that counts as all of it, because its edge may lie between two pixels. */
const visibleShare = 0.97

/** Tells whether the first and the last slide in `root` are visible, with Swiper and without. */
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
          // Content that the browser skips (content-visibility) has no size.
          if (boundingClientRect.width === 0) continue
          if (target === first) setAtStart(intersectionRatio >= visibleShare)
          if (target === last) setAtEnd(intersectionRatio >= visibleShare)
        }
      },
      { root: row, threshold: visibleShare },
    )
    observer.observe(first)
    observer.observe(last)
    return () => observer.disconnect()
  }, [root])
  return { isAtStart, isAtEnd }
}

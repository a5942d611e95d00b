import { afterPaint } from '@storefront/ui'
import { type RefObject, useEffect } from 'react'

const controls = 'a, button, input, select, textarea, summary, label'

/** Test points per side: close enough to hit any control, which is at least 24 px wide and high. */
const pointsPerSide = 4

/** Sets `data-covers` on a floating element while it covers a control. */
export function useCovering(floating: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = floating.current
    if (!element) return
    let cancel: (() => void) | undefined
    // After the paint, because hit tests force a layout.
    const checkSoon = () => {
      cancel ??= afterPaint(() => {
        cancel = undefined
        element.toggleAttribute('data-covers', coversControl(element))
      })
    }
    const page = new ResizeObserver(checkSoon)
    page.observe(document.body)
    window.addEventListener('scroll', checkSoon, { passive: true })
    window.addEventListener('resize', checkSoon)
    return () => {
      cancel?.()
      page.disconnect()
      window.removeEventListener('scroll', checkSoon)
      window.removeEventListener('resize', checkSoon)
    }
  }, [floating])
}

function coversControl(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const steps = Array.from({ length: pointsPerSide }, (_, step) => step / (pointsPerSide - 1))
  return steps.some((across) =>
    steps.some((down) => hasControlAt(left + across * width, top + down * height, element)),
  )
}

/** True if a control's box contains the point. A link that covers its card counts only where its text is. */
function hasControlAt(x: number, y: number, except: HTMLElement): boolean {
  return document.elementsFromPoint(x, y).some((found) => {
    const control = found.closest(controls)
    if (!control || control === except) return false
    const box = control.getBoundingClientRect()
    return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
  })
}

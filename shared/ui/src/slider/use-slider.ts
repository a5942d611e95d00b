import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type Swiper from 'swiper'
import type { OnIntent } from '../loading/on-intent.ts'

/** Distance from the window at which a slider loads its code. */
const nearMargin = '400px'

/**
 * Adds a slider to markup that works without it. Loads its code when a mouse enters it or on the first `act`; with
 * 'near' also when it is near the window and the browser is idle. Uses the `create` of the first render.
 */
export function useSlider<Code>(
  code: OnIntent<Code>,
  create: (code: Code, root: HTMLElement) => Swiper,
  starts: 'near' | 'on-demand' | 'never',
) {
  /** Ref of the element with the slides and their buttons. */
  const root = useRef<HTMLElement>(null)
  const slider = useRef<Swiper | null>(null)
  const [isReady, setIsReady] = useState(false)
  const build = useRef(create)

  /** Resolves to null if the component was unmounted. */
  const start = useCallback(async () => {
    const loaded = await code.load()
    // A separate task, so that the page handles taps between evaluating the code and creating the slider.
    await nextTask()
    if (!root.current) return null
    slider.current ??= build.current(loaded, root.current)
    setIsReady(true)
    return slider.current
  }, [code])

  // A layout effect, because it cleans up before the markup is removed: Chromium leaks pictures that are moved while
  // detached, and the page around them.
  useLayoutEffect(() => {
    const element = root.current
    if (starts === 'never' || !element) return
    const begin = () => {
      start().catch(logFailure)
    }
    // Not for touch, because the finger is scrolling the row.
    const beginUnderMouse = ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') begin()
    }
    const stopWaiting = starts === 'near' ? whenNear(element, begin) : undefined
    element.addEventListener('pointerover', beginUnderMouse)
    return () => {
      stopWaiting?.()
      element.removeEventListener('pointerover', beginUnderMouse)
      // Keeps inline styles, which hold our custom properties.
      slider.current?.destroy(true, false)
      slider.current = null
      setIsReady(false)
    }
  }, [starts, start])

  /** Calls `action` with the slider, once its code has loaded. */
  const act = useCallback(
    (action: (ready: Swiper) => void) => {
      start().then((ready) => ready && action(ready), logFailure)
    },
    [start],
  )

  return { root, slider, isReady, act }
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

function logFailure(error: unknown): void {
  console.error('Loading the slider failed:', error)
}

/** Calls back once the element is near the window and the browser is idle. */
function whenNear(element: Element, callback: () => void): () => void {
  let idle: number | undefined
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      idle = whenIdle(callback)
    },
    { rootMargin: nearMargin },
  )
  observer.observe(element)
  return () => {
    observer.disconnect()
    if (idle !== undefined) cancelIdle(idle)
  }
}

function whenIdle(callback: () => void): number {
  return typeof requestIdleCallback === 'function'
    ? requestIdleCallback(callback, { timeout: 2000 })
    : window.setTimeout(callback, 200)
}

function cancelIdle(handle: number): void {
  if (typeof cancelIdleCallback === 'function') cancelIdleCallback(handle)
  else clearTimeout(handle)
}

import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type Swiper from 'swiper'
import type { OnIntent } from '../loading/on-intent.ts'

/** Distance outside the window at which a slider loads its code, so that it is there when it is reached. */
const nearMargin = '400px'

/**
 * A slider over markup that works without it. Its code is fetched under a mouse and for the first `act`; with `starts: 'near'`
 * also when the browser is idle and the slider is near the window. `create` is read once, at the first rendering.
 */
export function useSlider<Code>(
  code: OnIntent<Code>,
  create: (code: Code, root: HTMLElement) => Swiper,
  starts: 'near' | 'asked' | 'never',
) {
  /** Goes on the element that holds the slides and their buttons. */
  const root = useRef<HTMLElement>(null)
  const slider = useRef<Swiper | null>(null)
  /** True once the slider has taken over from the server's markup. */
  const [isReady, setIsReady] = useState(false)
  const build = useRef(create)

  /** Resolves to the slider, or to null when the markup left the page meanwhile. */
  const start = useCallback(async () => {
    const loaded = await code.load()
    // Evaluating the code and creating the slider are separate tasks, so that the page answers taps in between.
    await nextTask()
    if (!root.current) return null
    slider.current ??= build.current(loaded, root.current)
    setIsReady(true)
    return slider.current
  }, [code])

  // A layout effect, because it cleans up before the markup is removed: Chromium never frees pictures that are moved while
  // they are detached, nor the page around them.
  useLayoutEffect(() => {
    const element = root.current
    if (starts === 'never' || !element) return
    const begin = () => {
      start().catch(logFailure)
    }
    // Not under a finger: it is scrolling the row.
    const beginUnderMouse = ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') begin()
    }
    const stopWaiting = starts === 'near' ? whenNear(element, begin) : undefined
    element.addEventListener('pointerover', beginUnderMouse)
    return () => {
      stopWaiting?.()
      element.removeEventListener('pointerover', beginUnderMouse)
      // Keeps the inline styles: the custom properties among them are ours.
      slider.current?.destroy(true, false)
      slider.current = null
      setIsReady(false)
    }
  }, [starts, start])

  /** Does something with the slider, now or as soon as its code is there. */
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

/** Calls back once the element is near the window and the browser has nothing better to do. */
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

// Safari has no idle callbacks.
function whenIdle(callback: () => void): number {
  return typeof requestIdleCallback === 'function'
    ? requestIdleCallback(callback, { timeout: 2000 })
    : window.setTimeout(callback, 200)
}

function cancelIdle(handle: number): void {
  if (typeof cancelIdleCallback === 'function') cancelIdleCallback(handle)
  else clearTimeout(handle)
}

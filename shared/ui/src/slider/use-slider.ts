import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { onIntent } from '../loading/on-intent.ts'
import type { Swiper } from './create-slider.ts'

type SliderCode = typeof import('./create-slider.ts')

const sliderCode = onIntent<SliderCode>(
  () => import(/* webpackChunkName: "slider" */ './create-slider.ts'),
)

/** How far outside the window a slider gets its code, so that it is there when it is reached. */
const nearMargin = '400px'

/** What Swiper listens to once it is there. */
const controls = '.swiper-button-prev, .swiper-button-next'

/**
 * A slider over markup that works without it: the row scrolls by itself. Swiper is fetched under a mouse and for the first press
 * of a button; with `starts: 'near'`, for rows that show which slide is in sight, also when the browser is idle and the row is
 * near the window. `create` is read once, at the first rendering.
 */
export function useSlider(
  create: (code: SliderCode, root: HTMLElement) => Swiper,
  starts: 'near' | 'asked' | 'never',
) {
  /** Goes on the element that holds the row and its buttons. */
  const root = useRef<HTMLElement>(null)
  const slider = useRef<Swiper | null>(null)
  /** Whether the slider has taken over from the row that scrolls by itself. */
  const [isReady, setIsReady] = useState(false)
  const build = useRef(create)

  /** Resolves to the slider, or to null when the markup left the page meanwhile. */
  const start = useCallback(async () => {
    const code = await sliderCode.load()
    // Creating and starting the slider are separate tasks, so that the page answers taps in between.
    await nextTask()
    if (!root.current) return null
    slider.current ??= build.current(code, root.current)
    if (!slider.current.initialized) {
      await nextTask()
      slider.current?.init()
    }
    if (!slider.current) return null
    setIsReady(true)
    return slider.current
  }, [])

  // A layout effect, because it cleans up before the markup is removed: Chromium never frees pictures that are moved while
  // they are detached, nor the page around them.
  useLayoutEffect(() => {
    const element = root.current
    if (starts === 'never' || !element) return
    const begin = () => {
      start().catch(logFailure)
    }
    // A press before the code is there counts as soon as it is.
    const pressAgain = ({ target }: MouseEvent) => {
      const control = target instanceof Element && target.closest<HTMLElement>(controls)
      if (control && !slider.current) start().then(() => control.click(), logFailure)
    }
    // Not under a finger: it is scrolling the row.
    const beginUnderMouse = ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') begin()
    }
    const stopWaiting = starts === 'near' ? whenNear(element, begin) : undefined
    element.addEventListener('pointerover', beginUnderMouse)
    element.addEventListener('click', pressAgain)
    return () => {
      stopWaiting?.()
      element.removeEventListener('pointerover', beginUnderMouse)
      element.removeEventListener('click', pressAgain)
      // Keeps the inline styles: the custom properties among them are ours.
      slider.current?.destroy(true, false)
      slider.current = null
      setIsReady(false)
    }
  }, [starts, start])

  /** Does something with the slider, now or as soon as its code is there. */
  const act = useCallback(
    (action: (slider: Swiper) => void) => {
      start().then((ready) => ready && action(ready), logFailure)
    },
    [start],
  )

  return { root, isReady, act }
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

import { expect, type Page } from '@playwright/test'
import { emulate } from './media.ts'

/** Expects no movement with reduced motion (WCAG 2.3.3). */
export async function expectStill(page: Page) {
  await emulate(page, { reducedMotion: 'reduce' })
  const moving = await page.evaluate(() => {
    const longest = (durations: string) => Math.max(...durations.split(',').map(Number.parseFloat))
    return [...document.querySelectorAll('*')].flatMap((element) => {
      const { animationDuration, transitionDuration, scrollBehavior } = getComputedStyle(element)
      const seconds = Math.max(longest(animationDuration), longest(transitionDuration))
      const moves = seconds > 0.001 || scrollBehavior === 'smooth'
      return moves ? element.outerHTML.slice(0, 100) : []
    })
  })
  expect(moving, 'moves with reduced motion').toEqual([])
}

import { beforeEach, vi } from 'vitest'
import { page as viewport } from 'vitest/browser'
import { visitedAt } from './test-page.tsx'

/** Sets a wide window and the visitor's clock, and silences `console.error`. */
export function prepareScreens(): void {
  beforeEach(async () => {
    await viewport.viewport(1280, 900)
    vi.setSystemTime(visitedAt)
    vi.spyOn(console, 'error').mockImplementation(() => {})
  })
}

import { afterEach, beforeEach, vi } from 'vitest'
import { page as viewport } from 'vitest/browser'

/** Sets a wide window and silences `console.error`. */
export function prepareScreens(): void {
  beforeEach(async () => {
    await viewport.viewport(1280, 900)
    vi.spyOn(console, 'error').mockImplementation(() => {})
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })
}

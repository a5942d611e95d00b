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

/** Like `prepareScreens`. Also clears the tab's storage and answers calls to the storefront server with 204. */
export function prepareSummaries(): void {
  prepareScreens()
  beforeEach(() => {
    sessionStorage.clear()
    vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }))
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })
}

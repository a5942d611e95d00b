import { afterEach, beforeEach, vi } from 'vitest'
import { page as viewport } from 'vitest/browser'

/** Prepares tests of a screen: a wide window, and a console that prints no errors. */
export function prepareScreens(): void {
  beforeEach(async () => {
    await viewport.viewport(1280, 900)
    vi.spyOn(console, 'error').mockImplementation(() => {})
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })
}

/** Prepares tests of a summary: also empty storage, and a storefront server that keeps nothing. */
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

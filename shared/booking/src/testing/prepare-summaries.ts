import { prepareScreens } from '@storefront/testing'
import { afterEach, beforeEach, vi } from 'vitest'

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

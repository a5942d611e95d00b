import { prepareScreens } from '@storefront/testing'
import { afterEach, beforeEach, vi } from 'vitest'

/** Like `prepareScreens`, with empty storages. Returns the storefront server, a mock that answers 204. */
export function prepareSummaries() {
  prepareScreens()
  const server = vi.fn<typeof fetch>()
  beforeEach(() => {
    sessionStorage.clear()
    localStorage.clear()
    server.mockReset()
    server.mockImplementation(async () => new Response(null, { status: 204 }))
    vi.stubGlobal('fetch', server)
    vi.spyOn(console, 'warn').mockImplementation(() => {})
  })
  afterEach(() => void vi.unstubAllGlobals())
  return server
}

import { prepareScreens } from '@storefront/testing'
import { beforeEach, vi } from 'vitest'

/** Like `prepareScreens`. Returns the storefront server, a mock that answers 204. */
export function prepareSummaries() {
  prepareScreens()
  const server = vi.fn<typeof fetch>()
  beforeEach(() => {
    server.mockReset()
    server.mockImplementation(async () => new Response(null, { status: 204 }))
    vi.stubGlobal('fetch', server)
    vi.spyOn(console, 'warn').mockImplementation(() => {})
  })
  return server
}

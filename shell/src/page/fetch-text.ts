import { type Fetch, retryOnClosedConnection } from '@storefront/http'

/** `fetch` that adds these headers and reads the whole body. Calls `onTurn` before it returns a response. */
export function fetchText(onTurn: () => void, callHeaders: Record<string, string> = {}): Fetch {
  return async (address, init) => {
    const headers = new Headers(init.headers)
    for (const [name, value] of Object.entries(callHeaders)) headers.set(name, value)
    // Decompression costs more than the bytes between servers.
    headers.set('accept-encoding', 'identity')
    const response = await retryOnClosedConnection(init, () => fetch(address, { ...init, headers }))
    const text = await response.text()
    onTurn()
    return { ok: response.ok, status: response.status, text: () => Promise.resolve(text) }
  }
}

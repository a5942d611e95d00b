import type { Fetch } from '@storefront/http'

/**
 * `fetch` for the server: a GET on a kept-alive connection that the other side closed in the same moment is asked
 * again, once, on a new one. Browsers do this by themselves; Node does not. Nothing but a GET is ever repeated.
 */
export const steadyFetch: typeof fetch = async (input, init) => {
  try {
    return await fetch(input, init)
  } catch (error) {
    const { method = 'GET', signal } = input instanceof Request ? input : (init ?? {})
    if (method !== 'GET' || signal?.aborted || !isClosedConnection(error)) throw error
    return fetch(input, init)
  }
}

function isClosedConnection(error: unknown): boolean {
  const code = ((error as Error | null)?.cause as { code?: string } | undefined)?.code
  return code === 'UND_ERR_SOCKET' || code === 'ECONNRESET'
}

/** `steadyFetch` of whole answers, each with these headers; `onTurn` is told before anybody goes on with one. */
export function wholeFetch(onTurn: () => void, callHeaders: Record<string, string> = {}): Fetch {
  return async (address, init) => {
    const headers = new Headers(init.headers)
    for (const [name, value] of Object.entries(callHeaders)) headers.set(name, value)
    const response = await steadyFetch(address, { ...init, headers })
    const text = await response.text()
    onTurn()
    return { ok: response.ok, status: response.status, text: () => Promise.resolve(text) }
  }
}

import type { Fetch } from '@storefront/http'

type Call = { method?: string; signal?: AbortSignal | null }

/**
 * Repeats a GET once, on a new connection, if the server closed the kept-alive one meanwhile. Browsers do the same.
 * Never repeats other methods.
 */
export async function retryOnClosedConnection<T>(
  { method = 'GET', signal }: Call,
  ask: () => Promise<T>,
): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (method !== 'GET' || signal?.aborted || !isClosedConnection(error)) throw error
    return ask()
  }
}

export const fetchWithRetry: typeof fetch = (input, init) =>
  retryOnClosedConnection(input instanceof Request ? input : (init ?? {}), () => fetch(input, init))

/** True if the server closed the connection. `fetch` gives the reason as `cause`. */
function isClosedConnection(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: { code?: string } }
  const reason = cause?.code ?? code
  return reason === 'UND_ERR_SOCKET' || reason === 'ECONNRESET'
}

/** `fetchWithRetry` that adds these headers and reads the whole body. Calls `onTurn` before it returns a response. */
export function fetchText(onTurn: () => void, callHeaders: Record<string, string> = {}): Fetch {
  return async (address, init) => {
    const headers = new Headers(init.headers)
    for (const [name, value] of Object.entries(callHeaders)) headers.set(name, value)
    // Decompression costs more than the bytes between servers.
    headers.set('accept-encoding', 'identity')
    const response = await fetchWithRetry(address, { ...init, headers })
    const text = await response.text()
    onTurn()
    return { ok: response.ok, status: response.status, text: () => Promise.resolve(text) }
  }
}

import type { Fetch } from '@storefront/http'

type Call = { method?: string; signal?: AbortSignal | null }

/**
 * Asks on a server as browsers do: a GET on a kept-alive connection that the other side closed in the same moment is asked
 * again, once, on a new one. Nothing but a GET is ever repeated.
 */
export async function askSteadily<T>(
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

/** `fetch` for the server, see `askSteadily`. */
export const steadyFetch: typeof fetch = (input, init) =>
  askSteadily(input instanceof Request ? input : (init ?? {}), () => fetch(input, init))

/** `fetch` wraps the error of the connection. */
function isClosedConnection(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: { code?: string } }
  const reason = cause?.code ?? code
  return reason === 'UND_ERR_SOCKET' || reason === 'ECONNRESET'
}

/** `steadyFetch` of complete answers, each with these headers; `onTurn` is called before an answer is used. */
export function wholeFetch(onTurn: () => void, callHeaders: Record<string, string> = {}): Fetch {
  return async (address, init) => {
    const headers = new Headers(init.headers)
    for (const [name, value] of Object.entries(callHeaders)) headers.set(name, value)
    // From server to server: to unpack an answer costs more than to send it.
    headers.set('accept-encoding', 'identity')
    const response = await steadyFetch(address, { ...init, headers })
    const text = await response.text()
    onTurn()
    return { ok: response.ok, status: response.status, text: () => Promise.resolve(text) }
  }
}

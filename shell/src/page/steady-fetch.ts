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

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

/** True if the server closed the connection. `fetch` gives the reason as `cause`. */
function isClosedConnection(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: { code?: string } }
  const reason = cause?.code ?? code
  return reason === 'UND_ERR_SOCKET' || reason === 'ECONNRESET'
}

import { expect, test, vi } from 'vitest'
import { retryOnClosedConnection } from './retry.ts'

const closed = Object.assign(new Error('closed'), { code: 'ECONNRESET' })
const closedUnderFetch = new TypeError('fetch failed', { cause: { code: 'UND_ERR_SOCKET' } })

test.each([
  ['repeats a read once on a closed connection', {}, closed, 2],
  ['repeats a read once if fetch names the closed connection', {}, closedUnderFetch, 2],
  ['never repeats a POST', { method: 'POST' }, closed, 1],
  ['does not repeat an aborted read', { signal: AbortSignal.abort() }, closed, 1],
  ['does not repeat after another failure', {}, new Error('refused'), 1],
])('%s', async (_, call, error, tries) => {
  const ask = vi.fn(() => Promise.reject(error))
  await expect(retryOnClosedConnection(call, ask)).rejects.toBe(error)
  expect(ask).toHaveBeenCalledTimes(tries)
})

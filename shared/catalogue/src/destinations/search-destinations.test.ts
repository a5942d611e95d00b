import { createFakeHttp, failing } from '@storefront/http/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { suggestDestinations } from './search-destinations.ts'

afterEach(() => vi.restoreAllMocks())

const call = 'GET /destinations/search'
const { signal } = new AbortController()

test('finds destinations of the requested types', async () => {
  const found = [
    { id: 1, name: 'Cancún', type: 'destination' },
    { id: 2, name: 'Cancún Lagoon', type: 'hotel' },
    { id: 3, name: 'Cancún by Night', type: 'tour' },
  ]
  const http = createFakeHttp({ [call]: () => ({ data: found }) })
  expect(await suggestDestinations(http, ['destination', 'tour'], 'can', signal)).toEqual([
    found[0],
    found[2],
  ])
  expect(http.calls[0]?.query).toEqual({ query: 'can' })
})

test.each([
  ['a failed request', failing(500)],
  ['a malformed response', () => ({ destinations: 'many' })],
])('logs %s and finds nothing', async (_, answer) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const http = createFakeHttp({ [call]: answer })
  expect(await suggestDestinations(http, ['destination'], 'can', signal)).toEqual([])
  expect(log).toHaveBeenCalledOnce()
})

test('does not log an aborted request', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const http = createFakeHttp({
    [call]: () => {
      throw new DOMException('left', 'AbortError')
    },
  })
  expect(await suggestDestinations(http, ['destination'], 'c', signal)).toEqual([])
  expect(log).not.toHaveBeenCalled()
})

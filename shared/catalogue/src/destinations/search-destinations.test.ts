import { createFakeHttp, failing } from '@storefront/booking/testing/http'
import { afterEach, expect, test, vi } from 'vitest'
import { searchDestinations } from './search-destinations.ts'

afterEach(() => vi.restoreAllMocks())

const call = 'GET /destinations/search'
const { signal } = new AbortController()

test('finds destinations, hotels and tours', async () => {
  const found = [{ id: 1, name: 'Cancún', type: 'destination' }]
  const http = createFakeHttp({ [call]: () => ({ data: found }) })
  expect(await searchDestinations(http, 'can', signal)).toEqual(found)
  expect(http.calls[0]?.query).toEqual({ query: 'can' })
})

test.each([
  ['a failure', failing(500)],
  ['nonsense', () => ({ destinations: 'many' })],
])('%s is logged and finds nothing', async (_, answer) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const http = createFakeHttp({ [call]: answer })
  expect(await searchDestinations(http, 'can', signal)).toEqual([])
  expect(log).toHaveBeenCalledOnce()
})

test('a visitor who left is not a failure', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const http = createFakeHttp({
    [call]: () => {
      throw new DOMException('left', 'AbortError')
    },
  })
  expect(await searchDestinations(http, 'c', signal)).toEqual([])
  expect(log).not.toHaveBeenCalled()
})

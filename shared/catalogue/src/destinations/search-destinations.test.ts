import { createFakeHttp } from '@storefront/http/testing'
import { expect, test } from 'vitest'
import { findDestinations } from './search-destinations.ts'

test('finds destinations of the requested types', async () => {
  const found = [
    { id: 1, name: 'Cancún', type: 'destination' },
    { id: 2, name: 'Cancún Lagoon', type: 'hotel' },
    { id: 3, name: 'Cancún by Night', type: 'tour' },
  ]
  const http = createFakeHttp({ 'GET /destinations/search': () => ({ data: found }) })
  const { signal } = new AbortController()
  expect(await findDestinations(http, ['destination', 'tour'], 'can', signal)).toEqual([
    found[0],
    found[2],
  ])
  expect(http.calls[0]?.query).toEqual({ query: 'can' })
})

import { HttpError } from '@storefront/http'
import { createFakeHttp } from '@storefront/http/testing'
import { expect, test } from 'vitest'
import { getTrip, listTrips } from './trip-calls.ts'

const { signal } = new AbortController()
const source = { path: '/tours', unnamed: 'Tour' } as const
const trip = { id: 3, price_per_person: '80', description: '<p>Sea</p><script>alert(1)</script>' }

test('lists trips, names those that have no name, and drops those without a readable price', async () => {
  const records = [trip, { ...trip, price_per_person: 'ask us' }, { id: 1 }, null]
  const http = createFakeHttp({ 'GET /tours': () => ({ data: records }) })
  const found = await listTrips(http, source, { query: { q: 'Tulum' }, signal })
  expect(found.map(({ id, name }) => [id, name])).toEqual([[3, 'Tour']])
  expect(http.calls[0]?.query).toEqual({ q: 'Tulum' })
})

test('reads a trip with a sanitised description', async () => {
  const http = createFakeHttp({ 'GET /tours/reef': () => ({ data: trip }) })
  expect((await getTrip(http, source, 'reef', signal)).description).toBe('<p>Sea</p>')
})

test('encodes a slug as one path segment', async () => {
  const http = createFakeHttp()
  await expect(getTrip(http, source, '../hotels', signal)).rejects.toThrow(HttpError)
  expect(http.calls[0]?.call).toBe('GET /tours/..%2Fhotels')
})

import { HttpError } from '@storefront/http'
import { createFakeHttp } from '@storefront/http/testing'
import { expect, test } from 'vitest'
import { anySearch } from '../testing/fixtures.ts'
import { provider, wireHotels } from '../testing/wire.ts'
import { getHotel, getRoomsLeft, getStayPrices, searchHotels } from './calls.ts'

const { signal } = new AbortController()

test('GET /hotels sends destination, stay and guests, and drops unreadable hotels', async () => {
  const http = createFakeHttp({ 'GET /hotels': () => [{}, wireHotels[0]] })
  const found = await searchHotels(http, anySearch, signal)
  expect(found.map(({ slug }) => slug)).toEqual(['laguna-azul'])
  const stay = { check_in: '2026-11-24', check_out: '2026-11-27' }
  const guests = { adults: 2, children: 1, infants: 1 }
  expect(http.calls[0]?.query).toEqual({ q: 'Cancún', ...stay, ...guests })
})

test('GET /hotels/{slug} reads a sanitised description', async () => {
  const hotel = await getHotel(createFakeHttp(provider), 'laguna-azul', signal)
  expect(hotel.description).toBe('<p>Laguna Azul lies by the water.</p>')
})

test('GET /hotels/{slug} encodes a slug as one path segment', async () => {
  const http = createFakeHttp()
  await expect(getHotel(http, '../tours', signal)).rejects.toThrow(HttpError)
  expect(http.calls[0]?.call).toBe('GET /hotels/..%2Ftours')
})

test('GET /hotels/{slug} with dates reads the rooms that are left', async () => {
  const http = createFakeHttp(provider)
  const rooms = await getRoomsLeft(http, 'laguna-azul', anySearch, signal)
  expect(rooms.map(({ name }) => name)).toContain('Ocean Suite')
  expect(http.calls[0]?.query).toEqual({ check_in: '2026-11-24', check_out: '2026-11-27' })
})

test('GET /hotels/{slug}/days asks for the nights of the stay', async () => {
  const days = [{ date: '2026-11-24', price: 90 }, { date: '2026-11-25' }]
  const http = createFakeHttp({ 'GET /hotels/x/days': () => ({ data: days }) })
  const [first, last] = ['2026-11-24', '2026-11-25']
  expect(await getStayPrices(http, 'x', anySearch, [first, last], signal)).toEqual([
    { date: first, totalUsd: 90 },
    { date: last, totalUsd: null },
  ])
  expect(http.calls[0]?.query).toMatchObject({ first, last, nights: 3, adults: 2 })
})

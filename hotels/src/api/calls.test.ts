import { HttpError } from '@storefront/http'
import { createFakeHttp } from '@storefront/http/testing'
import { expect, test } from 'vitest'
import { anySearch } from '../testing/fixtures.ts'
import { provider } from '../testing/wire.ts'
import { getHotel, getStayPrices } from './calls.ts'

const { signal } = new AbortController()

test('GET /hotels/{slug} reads a sanitised description', async () => {
  const hotel = await getHotel(createFakeHttp(provider), 'laguna-azul', signal)
  expect(hotel.description).toBe('<p>Laguna Azul lies by the water.</p>')
})

test('GET /hotels/{slug} encodes a slug as one path segment', async () => {
  const http = createFakeHttp()
  await expect(getHotel(http, '../tours', signal)).rejects.toThrow(HttpError)
  expect(http.calls[0]?.call).toBe('GET /hotels/..%2Ftours')
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

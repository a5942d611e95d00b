import { HttpError } from '@storefront/http'
import { createFakeHttp, type FakeAnswer } from '@storefront/http/testing'
import { describe, expect, test } from 'vitest'
import { anySearch } from '../testing/fixtures.ts'
import { getHotel, searchHotels } from './calls.ts'

const { signal } = new AbortController()
const wireRate = {
  id: 'r-1',
  price_per_night: '120.50',
  infant_price: null,
  infant_policy: 'Infants stay free.',
  max_pax: 4,
  max_infants: 'many',
  min_nights: 2,
}
const wireRateForInfants = { ...wireRate, id: 'r-2', infant_price: '15', max_infants: 1 }
const wireHotel = {
  id: 7,
  slug: 'laguna-azul',
  name: 'Laguna Azul',
  description: '<p>By the <b>sea</b>.</p><script>alert(1)</script>',
  rating: 4.5,
  image_url: '/media/hotel-01-1200.avif',
  destination: { name: 'Cancún', id: 3 },
  facilities: ['Pool', { text: 'Spa' }],
  included_services: [{ service_name: 'Breakfast' }],
  images: [{ id: 1, image_url: '/media/pool-01-1200.avif' }],
  rooms: [
    {
      id: 70,
      name: 'Ocean Suite',
      description: null,
      images: [],
      features: ['King bed'],
      min_nights: 3,
      price_per_night: 200,
      rates: [wireRate, wireRateForInfants, { price_per_night: 10 }],
    },
  ],
}

describe('GET /hotels', () => {
  const search = (answer: FakeAnswer, requested = anySearch) =>
    searchHotels(createFakeHttp({ 'GET /hotels': answer }), requested, signal)

  test('reads hotels with rooms and rates, without non-numeric bounds and rates that have no id', async () => {
    const [hotel] = await search(() => [wireHotel])
    expect(hotel).toMatchObject({
      id: 7,
      slug: 'laguna-azul',
      rating: 4.5,
      imageUrl: '/media/hotel-01-1200.avif',
      destinationName: 'Cancún',
      facilities: ['Pool', 'Spa'],
    })
    const rate = {
      id: 'r-1',
      pricePerNightUsd: 120.5,
      infantPriceUsd: null,
      infantPolicy: 'Infants stay free.',
      minPax: null,
      maxPax: 4,
      maxAdults: null,
      maxChildren: null,
      maxInfants: null,
      minNights: 2,
      maxNights: null,
      infantMaxAge: null,
    }
    expect(hotel?.rooms).toEqual([
      {
        id: 70,
        name: 'Ocean Suite',
        minNights: 3,
        sleeps: null,
        units: null,
        pricePerNightUsd: 200,
        rates: [rate, { ...rate, id: 'r-2', infantPriceUsd: 15, maxInfants: 1 }],
      },
    ])
  })

  test.each([undefined, null, {}])(
    'only ids are required; other fields may be %s',
    async (field) => {
      const optional = ['slug', 'name', 'rating', 'image_url', 'destination', 'facilities']
      const ofRoom = ['name', 'min_nights', 'price_per_night', 'rates', 'features', 'images']
      const fields = (names: string[]) => Object.fromEntries(names.map((name) => [name, field]))
      const rooms = [{ id: 70, ...fields(ofRoom) }]
      const bare = { id: 7, ...fields([...optional, 'description', 'images']), rooms }
      const [first, withoutRooms] = await search(() => [bare, { ...bare, rooms: field }])
      expect(first).toMatchObject({
        slug: '7',
        name: 'Hotel',
        rating: null,
        imageUrl: null,
        destinationName: '',
        facilities: [],
        rooms: [{ id: 70, name: 'Room', minNights: null, pricePerNightUsd: null, rates: [] }],
      })
      expect(withoutRooms?.rooms).toEqual([])
    },
  )
})

describe('GET /hotels/{slug}', () => {
  test('reads services, images and a sanitised description', async () => {
    const http = createFakeHttp({ 'GET /hotels/laguna-azul': () => ({ data: wireHotel }) })
    expect(await getHotel(http, 'laguna-azul', signal)).toMatchObject({
      description: '<p>By the <b>sea</b>.</p>',
      services: ['Breakfast'],
      images: [{ id: 1, imageUrl: '/media/pool-01-1200.avif' }],
      rooms: [
        {
          id: 70,
          description: '',
          images: [],
          features: ['King bed'],
          rates: [{ id: 'r-1' }, { id: 'r-2' }],
        },
      ],
    })
  })

  test('reads limits, address and hours, and leaves out missing ones', async () => {
    const limits = { min_age: 18, max_party: 4, max_nights: 14, last_day: '2028-03-31' }
    const facts = { address: ' Calle 5 12 ', check_in_time: '15:00', check_out_time: '25:00' }
    const [room] = wireHotel.rooms
    const places_left = [
      { date: '2026-12-01', places: 0 },
      { date: '2026-12-02', places: 1 },
    ]
    const told = {
      ...{ ...wireHotel, ...limits, ...facts, days_not_sold: ['2026-12-24'] },
      booking_accepts: ['counts'],
      rooms: [{ ...room, places_left, rates: [{ id: 1, max_nights: 28, infant_max_age: 2 }] }],
    }
    const http = createFakeHttp({ 'GET /hotels/laguna-azul': () => ({ data: told }) })
    expect(await getHotel(http, 'laguna-azul', signal)).toMatchObject({
      limits: {
        ...{ minAge: 18, maxParty: 4, maxNights: 14, lastDay: '2028-03-31' },
        daysNotSold: ['2026-12-24'],
      },
      facts: { address: 'Calle 5 12', checkInTime: '15:00' },
      bookingAccepts: ['counts'],
      rooms: [{ soldOutNights: ['2026-12-01'], rates: [{ maxNights: 28, infantMaxAge: 2 }] }],
    })
    const plain = createFakeHttp({ 'GET /hotels/laguna-azul': () => ({ data: wireHotel }) })
    expect(await getHotel(plain, 'laguna-azul', signal)).toMatchObject({
      limits: { minAge: null, maxParty: null, maxNights: null, lastDay: null, daysNotSold: [] },
      facts: {},
      bookingAccepts: [],
    })
  })

  test('encodes a slug as one path segment', async () => {
    const http = createFakeHttp()
    await expect(getHotel(http, '../tours', signal)).rejects.toThrow(HttpError)
    expect(http.calls[0]?.call).toBe('GET /hotels/..%2Ftours')
  })
})

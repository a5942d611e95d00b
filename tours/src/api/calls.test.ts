import { HttpError } from '@storefront/http'
import { createFakeHttp, type FakeAnswer } from '@storefront/http/testing'
import { describe, expect, test } from 'vitest'
import { anyTour } from '../testing/fixtures.ts'
import { wireTours } from '../testing/wire.ts'
import { getTour, searchTours } from './calls.ts'

const { signal } = new AbortController()

describe('GET /tours', () => {
  const search = (answer: FakeAnswer, destination = 'Tulum') => {
    const http = createFakeHttp({ 'GET /tours': answer })
    return { http, found: searchTours(http, destination, signal) }
  }

  test('sends the destination as q', async () => {
    const { http, found } = search(() => [])
    await found
    expect(http.calls[0]?.query).toEqual({ q: 'Tulum' })
  })

  test('reads a list under data', async () => {
    const [tour] = await search(() => ({ data: wireTours })).found
    expect(tour).toEqual(anyTour)
  })

  test.each([undefined, null, {}])(
    'only id and price are required; other fields may be %s',
    async (field) => {
      const optional = ['slug', 'name', 'image_url', 'destination', 'duration_days', 'description']
      const all = [...optional, 'included_services', 'images']
      const bare = {
        id: 9,
        price_per_person: '10',
        ...Object.fromEntries(all.map((name) => [name, field])),
      }
      expect(await search(() => [bare]).found).toEqual([
        {
          id: 9,
          slug: '9',
          name: 'Tour',
          imageUrl: null,
          destinationName: '',
          durationDays: null,
          pricePerPersonUsd: 10,
        },
      ])
    },
  )
})

describe('GET /tours/{slug}', () => {
  test('reads services, images and a sanitised description', async () => {
    const http = createFakeHttp({ 'GET /tours/cenote-route': () => ({ data: wireTours[0] }) })
    expect(await getTour(http, 'cenote-route', signal)).toMatchObject({
      name: 'Cenote Route',
      description: '<p>Swim in <b>three</b> cenotes.</p>',
      services: ['Hotel pick-up', 'Lunch'],
      images: [{ id: 1, imageUrl: '/media/tour-01-1200.avif' }, { id: 2 }, { id: 3 }, { id: 4 }],
    })
  })

  test('reads limits, facts and additions, and leaves out malformed ones', async () => {
    const extra = {
      min_age: 8,
      max_party: '10',
      last_day: 'soon',
      days_not_sold: ['2026-12-24', 'Christmas'],
      places_left: [{ date: '2026-12-02', places: 0 }],
      booking_accepts: ['counts'],
      start_time: '08:00',
      duration_hours: -1,
      meeting_point: ' ',
      languages: ['Spanish', ''],
      what_to_bring: 'Towel',
      season: { from: '06-01', to: '09-15' },
    }
    const http = createFakeHttp({ 'GET /tours/x': () => ({ data: { ...wireTours[0], ...extra } }) })
    const tour = await getTour(http, 'x', signal)
    expect(tour).toMatchObject({
      season: { from: '06-01', to: '09-15' },
      limits: {
        minAge: 8,
        maxParty: 10,
        lastDay: null,
        daysNotSold: ['2026-12-24'],
        placesLeft: [{ date: '2026-12-02', places: 0 }],
      },
      bookingAccepts: ['counts'],
      startTime: '08:00',
      languages: ['Spanish'],
    })
    for (const fact of ['durationHours', 'meetingPoint', 'whatToBring']) {
      expect(tour).not.toHaveProperty(fact)
    }
  })

  test('encodes a slug as one path segment', async () => {
    const http = createFakeHttp()
    await expect(getTour(http, '../hotels', signal)).rejects.toThrow(HttpError)
    expect(http.calls[0]?.call).toBe('GET /tours/..%2Fhotels')
  })
})

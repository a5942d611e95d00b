import { ana } from '@storefront/booking/testing/rules'
import * as wire from '@storefront/contract/wire'
import { readOne } from '@storefront/http'
import { expect, test } from 'vitest'
import { anySearch, anyTour } from '../testing/fixtures.ts'
import { bookingKey, tourCheckout, tourRecap, tourRequest, travelDays } from './booking.ts'

const guests = [ana, ana, ana, ana]

test('sends the tour, its day and all guests, and for a card payment also the total', () => {
  const request = tourRequest(anyTour, anySearch, guests)
  expect(request).toEqual({ tour_id: 3, booking_date: '2026-11-24', guests_count: 4, guests })
  expect(readOne(wire.tourRequest, request, '')).toEqual(request)
  const checkout = tourCheckout(anyTour, anySearch, guests, 269.7)
  expect(checkout).toEqual({ ...request, total_amount_usd: 269.7 })
  expect(readOne(wire.tourCheckout, checkout, '')).toEqual(checkout)
})

test('identifies a booking by tour, day and guests', () => {
  const key = bookingKey(anyTour, anySearch)
  expect(bookingKey(structuredClone(anyTour), structuredClone(anySearch))).toBe(key)
  expect(bookingKey({ ...anyTour, id: 4 }, anySearch)).not.toBe(key)
  expect(bookingKey(anyTour, { ...anySearch, tourDate: '2026-11-25' })).not.toBe(key)
  const guests = { ...anySearch.guests, infants: 2 }
  expect(bookingKey(anyTour, { ...anySearch, guests })).not.toBe(key)
})

test.each([
  [2, '2026-11-25', '2026-11-26'],
  [1, '2026-11-24', '2026-11-25'],
  [null, '2026-11-24', '2026-11-25'],
  [0, '2026-11-24', '2026-11-25'],
])(
  'a tour of %s days ends on %s, and its calendar entry at the start of %s',
  (durationDays, last, end) => {
    const tour = { ...anyTour, durationDays }
    expect(travelDays(tour, anySearch)).toEqual({ first: '2026-11-24', last })
    const recap = tourRecap(tour, anySearch)
    expect(recap).toMatchObject({ name: 'Cenote Route', totalUsd: 269.7 })
    expect(recap.rows).toContainEqual({ label: 'Tour date', value: 'Tue 24-11-2026' })
    expect(recap.events).toEqual([
      {
        title: 'Cenote Route',
        start: { date: '2026-11-24' },
        end: { date: end },
        details: 'Tulum',
      },
    ])
  },
)

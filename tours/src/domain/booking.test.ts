import { ana } from '@storefront/booking/testing/rules'
import * as wire from '@storefront/contract/wire'
import { readOne } from '@storefront/http'
import { expect, test } from 'vitest'
import {
  bookingKey,
  bookingLines,
  tourCheckout,
  tourRecap,
  tourRequest,
  travelDays,
} from './booking.ts'
import { anySearch, anyTour } from './fixtures.ts'

const guests = [ana, ana, ana, ana]

test('a request carries the tour, the day and all guests', () => {
  const request = tourRequest(anyTour, anySearch, guests)
  expect(request).toEqual({ tour_id: 3, booking_date: '2026-11-24', guests_count: 4, guests })
  expect(readOne(wire.tourRequest, request, '')).toEqual(request)
})

test('a checkout adds the total, which infants are not counted in', () => {
  const checkout = tourCheckout(anyTour, anySearch, guests)
  expect(checkout).toEqual({
    ...tourRequest(anyTour, anySearch, guests),
    total_amount_usd: 269.7,
  })
  expect(readOne(wire.tourCheckout, checkout, '')).toEqual(checkout)
})

test('the Booking Summary has the tour date between what it is and for whom', () => {
  expect(bookingLines(anyTour, anySearch)).toMatchObject({
    totalUsd: 269.7,
    rows: [
      { label: 'Destination', value: 'Tulum' },
      { label: 'Duration', value: '2 Days' },
      { label: 'Tour date', value: 'Tue 24-11-2026' },
      { label: 'Guests', value: '3' },
      { label: 'Infants', value: '1' },
    ],
  })
})

test('another tour, day or guest is another booking', () => {
  const key = bookingKey(anyTour, anySearch)
  expect(bookingKey(structuredClone(anyTour), structuredClone(anySearch))).toBe(key)
  expect(bookingKey({ ...anyTour, id: 4 }, anySearch)).not.toBe(key)
  expect(bookingKey(anyTour, { ...anySearch, tourDate: '2026-11-25' })).not.toBe(key)
  const guests = { ...anySearch.guests, infants: 2 }
  expect(bookingKey(anyTour, { ...anySearch, guests })).not.toBe(key)
})

test.each([
  [2, '2026-11-25'],
  [1, '2026-11-24'],
  [null, '2026-11-24'],
  [0, '2026-11-24'],
])('the last day of a tour of %s days is %s', (durationDays, last) => {
  expect(travelDays({ ...anyTour, durationDays }, anySearch)).toEqual({
    first: '2026-11-24',
    last,
  })
})

test.each([
  [2, '2026-11-26'],
  [1, '2026-11-25'],
  [null, '2026-11-25'],
  [0, '2026-11-25'],
])('a tour of %s days is in the calendar from its day until before %s', (durationDays, end) => {
  const recap = tourRecap({ ...anyTour, durationDays }, anySearch)
  expect(recap).toMatchObject({ name: 'Cenote Route', totalUsd: 269.7 })
  expect(recap.events).toEqual([
    { title: 'Cenote Route', start: { date: '2026-11-24' }, end: { date: end }, details: 'Tulum' },
  ])
})

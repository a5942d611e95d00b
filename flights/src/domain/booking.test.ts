import { ana } from '@storefront/booking/testing/rules'
import { expect, test } from 'vitest'
import { bookingFailures, bookingLines, flightBooking, flightRecap } from './booking.ts'
import { roundTrip } from './fixtures.ts'

test('a booking names the outbound flight, the passengers and the kind of trip', () => {
  expect(flightBooking(roundTrip, [ana])).toEqual({
    flight_id: 11,
    passengers: [ana],
    flight_type: 'Round Trip',
  })
})

test('the panel shows travellers, class, price per person and the total', () => {
  expect(bookingLines(roundTrip)).toEqual({
    totalUsd: 841.5,
    rows: [
      { label: 'Travellers', value: '2 Adults, 1 Child, 1 Infant(s)' },
      { label: 'Class', value: 'Business, on request' },
    ],
    lines: [
      { label: 'Fare per adult or child', usd: 280.5 },
      { label: 'Subtotal (3 fares)', usd: 841.5 },
      { label: 'Infants total', usd: 0 },
      { label: 'Price per person', usd: 210.38 },
    ],
    notes: [],
  })
})

test('without infants the price per person is the fare, and the lines are two', () => {
  const travellers = { adults: 2, children: 0, infants: 0 }
  const { lines } = bookingLines({ ...roundTrip, search: { ...roundTrip.search, travellers } })
  expect(lines).toEqual([
    { label: 'Price per person', usd: 280.5 },
    { label: 'Subtotal (2 fares)', usd: 561 },
  ])
})

test('Economy is what the fare is for', () => {
  const { rows } = bookingLines({
    ...roundTrip,
    search: { ...roundTrip.search, cabinClass: 'Economy' },
  })
  expect(rows).toContainEqual({ label: 'Class', value: 'Economy' })
})

test('the recap of one way holds one flight', () => {
  const { rows, events } = flightRecap({ ...roundTrip, inbound: null })
  expect(rows.map(({ label }) => label)).toEqual(['Departure Flight', 'Travellers', 'Class'])
  expect(events).toHaveLength(1)
})

test('the recap holds both flights with their days and times, and no record of anybody', () => {
  const recap = flightRecap(roundTrip)
  expect(recap.name).toBe('Flight CUN → MIA')
  expect(recap.totalUsd).toBe(841.5)
  expect(recap.rows).toEqual([
    { label: 'Departure Flight', value: 'Tue 24-11-2026, 08:30 → 11:05, Aeroméxico AM 123' },
    { label: 'Return Flight', value: 'Sat 28-11-2026, 18:10 → 20:00, Volaris Y4 900' },
    { label: 'Travellers', value: '2 Adults, 1 Child, 1 Infant(s)' },
    { label: 'Class', value: 'Business, on request' },
  ])
  expect(recap.events).toEqual([
    {
      title: 'Flight CUN → MIA, Aeroméxico AM 123',
      start: { date: '2026-11-24', time: '08:30' },
      end: { date: '2026-11-24', time: '11:05' },
      details: '08:30 → 11:05, local times',
    },
    {
      title: 'Flight MIA → CUN, Volaris Y4 900',
      start: { date: '2026-11-28', time: '18:10' },
      end: { date: '2026-11-28', time: '20:00' },
      details: '18:10 → 20:00, local times',
    },
  ])
})

test('the alerts have the texts of product 8.1', () => {
  expect(bookingFailures.card).toBe(
    'An error occurred while trying to proceed to payment. Please try again.',
  )
  expect(bookingFailures.whatsApp).toBe(
    'An error occurred while creating your booking. Please try again.',
  )
})

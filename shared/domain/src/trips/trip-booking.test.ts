import { expect, test } from 'vitest'
import { anyTrip } from '../testing/fixtures.ts'
import { tripBookingLines, tripReceipt } from './trip-booking.ts'

const priced = { ...anyTrip, priceNotes: ['Taxes and fees included'] }
const dates = [{ label: 'Tour date', value: 'Tue 24-11-2026' }]

test('the Booking Summary has every row and the total of adults and children', () => {
  expect(
    tripBookingLines(priced, dates, { adults: 2, children: 1, infants: 1 }, '2026-11-24'),
  ).toEqual({
    totalUsd: 269.7,
    rows: [
      { label: 'Destination', value: 'Tulum' },
      { label: 'Duration', value: '2 Days' },
      { label: 'Tour date', value: 'Tue 24-11-2026' },
      { label: 'Guests', value: '3' },
      { label: 'Infants', value: '1' },
    ],
    lines: [
      { label: 'Price per person', usd: 89.9 },
      { label: 'Subtotal (3 guests)', usd: 269.7 },
      { label: 'Infants total', usd: 0 },
    ],
    notes: ['Taxes and fees included'],
  })
})

test.each([
  [null, { label: 'Fee per night', usd: 2 }],
  [3, { label: 'Fee', usd: 4 }],
])('a fee of $2 per night on a trip of %s days is %j', (durationDays, fee) => {
  const trip = {
    ...anyTrip,
    durationDays,
    localFees: [{ name: 'Fee', usd: 2, per: 'night' as const }],
  }
  const guests = { adults: 1, children: 0, infants: 0 }
  expect(tripReceipt(trip, guests, null).localFees).toEqual([fee])
})

test.each([
  [{ startTime: '08:00', durationHours: 1 }, [{ label: 'Start', value: '08:00, 1 hour' }]],
  [{ startTime: '08:00' }, [{ label: 'Start', value: '08:00' }]],
  [{ durationHours: 2.5 }, [{ label: 'Takes', value: '2.5 hours' }]],
  [{ meetingPoint: 'Pier 2', languages: ['Maya'] }, [{ label: 'Meeting point', value: 'Pier 2' }]],
])('lists the start and meeting point of %o after the tour date', (facts, rows) => {
  const guests = { adults: 1, children: 0, infants: 0 }
  const summary = tripBookingLines({ ...anyTrip, ...facts }, dates, guests, '2026-11-24')
  expect(summary.rows.slice(3, -1)).toEqual(rows)
})

test('leaves out rows of unknown facts, and of infants if there are none', () => {
  const bare = { ...anyTrip, destinationName: '', durationDays: null }
  const { rows, lines, notes } = tripBookingLines(
    bare,
    [],
    { adults: 1, children: 0, infants: 0 },
    '2026-11-24',
  )
  expect([...rows, ...lines].map(({ label }) => label)).toEqual(['Guests', 'Price per person'])
  expect(notes).toEqual([])
})

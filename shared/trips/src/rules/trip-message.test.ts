import { expect, test } from 'vitest'
import { anyTrip } from '../testing/fixtures.ts'
import { tripMessage } from './trip-message.ts'

const now = '2026-11-20T12:00'
const date = '2026-11-24'
const booked = { days: { first: date, last: date }, dates: [{ label: 'Tour date', date }] }
const facts = { leadTraveller: '', totalUsd: 179.8, quoteUrl: 'https://laguna.example', now }
const guests = { adults: 2, children: 0, infants: 1 }
const free = { freeCancellation: { daysBefore: 1, time: '18:00' } }
const start = { startTime: '08:00', durationHours: 6, meetingPoint: 'Pier 2' }

test.each([
  ['free of charge', free, now, 'Free until Mon 23-11-2026, 18:00 (Cancún time)'],
  ['after the deadline', free, '2026-11-23T18:00', 'Non-refundable'],
  ['in words', { cancellation: 'No refunds.' }, now, 'No refunds.'],
])(
  'names days, start, cancellation terms (%s) and the basis of the total',
  (_, terms, at, refund) => {
    const trip = { ...anyTrip, ...start, ...terms }
    const text = tripMessage(trip, { ...booked, guests }, { ...facts, now: at })
    const lines = [
      ...[`${anyTrip.name}, Tulum`, '', 'Tour date: 24-11-2026', 'Duration: 2 Days'],
      ...['Start: 08:00, 6 hours', 'Meeting point: Pier 2', `Cancellation: ${refund}`],
      ...['Travellers: 2 Adults, 1 Infant(s)', 'Total: $179.80 USD (2 guests at $89.90)'],
    ]
    expect(text).toContain(lines.join('\n'))
  },
)

test('leaves out unknown facts, and the price per person if the total has changed', () => {
  const bare = { ...anyTrip, destinationName: '', durationDays: null }
  expect(tripMessage(bare, { ...booked, guests }, { ...facts, totalUsd: 190 })).toContain(
    `${anyTrip.name}\n\nTour date: 24-11-2026\nTravellers: 2 Adults, 1 Infant(s)\nTotal: $190.00 USD\n`,
  )
})

import { expect, test } from 'vitest'
import { anyTrip } from './fixtures.ts'
import { tripMessage } from './trip-message.ts'

const now = '2026-11-20T12:00'

test('the message has the days of the product, and leaves out what is not known of the trip', () => {
  const dates = [{ label: 'Tour date', date: '2026-11-24' }]
  const guests = { adults: 1, children: 0, infants: 0 }
  const facts = { leadTraveller: '', totalUsd: 89.9, quoteUrl: 'https://laguna.example', now }
  expect(tripMessage(anyTrip, dates, guests, facts)).toContain(
    `${anyTrip.name}, Tulum\n\nTour date: 24-11-2026\nDuration: 2 Days\nTravellers: 1 Adult\n`,
  )
  const bare = { ...anyTrip, destinationName: '', durationDays: null }
  expect(tripMessage(bare, dates, guests, facts)).toContain(
    `${anyTrip.name}\n\nTour date: 24-11-2026\nTravellers: 1 Adult\n`,
  )
})

const free = { freeCancellation: { daysBefore: 1, time: '18:00' } }
const atHand = {
  startTime: '08:00',
  durationHours: 6,
  meetingPoint: 'Pier 2',
  languages: ['Spanish'],
}

test.each([
  ['while it is free', free, now, 'Free until Mon 23-11-2026, 18:00 (Cancún time)'],
  ['once it is not', free, '2026-11-23T18:00', 'Non-refundable'],
  ['in the words of the seller', { cancellation: 'No refunds.' }, now, 'No refunds.'],
])(
  'an agent reads start, place, refund terms %s and what the total is for',
  (_, terms, at, said) => {
    const dates = [{ label: 'Tour date', date: '2026-11-24' }]
    const guests = { adults: 2, children: 0, infants: 1 }
    const facts = {
      leadTraveller: '',
      totalUsd: 179.8,
      quoteUrl: 'https://laguna.example',
      now: at,
    }
    expect(tripMessage({ ...anyTrip, ...atHand, ...terms }, dates, guests, facts)).toContain(
      [
        'Start: 08:00, 6 hours',
        'Meeting point: Pier 2',
        `Cancellation: ${said}`,
        'Travellers: 2 Adults, 1 Infant(s)',
        'Total: $179.80 USD (2 guests at $89.90)',
      ].join('\n'),
    )
    const changed = tripMessage(anyTrip, dates, guests, { ...facts, totalUsd: 190 })
    expect(changed).toContain('Total: $190.00 USD\n')
  },
)

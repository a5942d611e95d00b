import { expect, test } from 'vitest'
import { anyTrip } from './fixtures.ts'
import { tripMessage } from './trip-message.ts'

test('the message has the days of the product, and leaves out what is not known of the trip', () => {
  const dates = [{ label: 'Tour date', date: '2026-11-24' }]
  const guests = { adults: 1, children: 0, infants: 0 }
  const facts = { leadTraveller: '', totalUsd: 89.9, quoteUrl: 'https://laguna.example' }
  expect(tripMessage(anyTrip, dates, guests, facts)).toContain(
    `${anyTrip.name}, Tulum\n\nTour date: 24-11-2026\nDuration: 2 Days\nTravellers: 1 Adult\n`,
  )
  const bare = { ...anyTrip, destinationName: '', durationDays: null }
  expect(tripMessage(bare, dates, guests, facts)).toContain(
    `${anyTrip.name}\n\nTour date: 24-11-2026\nTravellers: 1 Adult\n`,
  )
})

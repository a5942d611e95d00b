import { expect, test } from 'vitest'
import { bookingFailures } from './booking-failures.ts'

test('the alerts are those of the specification', () => {
  expect(bookingFailures).toEqual({
    card: 'An error occurred while creating the booking. Please try again.',
    whatsApp: 'An error occurred while creating your booking request. Please try again.',
  })
})

import type { DeviceBooking } from '@storefront/booking'
import { expect, test } from 'vitest'
import { bookingQuestion, tripQuestion } from './booking-question.ts'

const recap = { name: 'Laguna Azul', rows: [], lines: [], notes: [], totalUsd: 420.5, events: [] }
const paid: DeviceBooking = {
  ...{ id: 'key', product: 'hotel', startedAt: 1, state: 'paid', reference: 'BK-1' },
  ...{ start: '2026-11-24', end: '2026-11-28', recap, plan: null },
  ...{ paymentPage: null, heldUntil: null },
}

test.each<[DeviceBooking, string]>([
  [paid, 'booking BK-1: Laguna Azul, Tue 24-11-2026 to Sat 28-11-2026, $420.50 USD'],
  [
    { ...paid, reference: null, state: 'requested', start: null },
    'booking request: Laguna Azul, $420.50 USD',
  ],
])('the question about %j names the %s', (booking, about) => {
  expect(bookingQuestion(booking)).toBe(`Hello! I have a question about my ${about}.`)
})

test('the question about a trip names all references', () => {
  expect(tripQuestion([paid, { ...paid, reference: 'BK-2', end: null }])).toBe(
    'Hello! I have a question about my trip. BK-1: Laguna Azul, Tue 24-11-2026 to Sat 28-11-2026, $420.50 USD. BK-2: Laguna Azul, Tue 24-11-2026, $420.50 USD.',
  )
})

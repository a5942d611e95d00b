import type { DeviceBooking } from '@storefront/booking'
import { expect, test } from 'vitest'
import { bookingQuestion } from './booking-question.ts'

const days = { product: 'hotel', start: '2026-11-24', end: '2026-11-28' } as const
const recap = { name: 'Laguna Azul', rows: [], lines: [], notes: [], totalUsd: 420.5, events: [] }
const receipt = { checkout: 'key', recap }

test.each<[DeviceBooking, string]>([
  [
    { ...days, reference: 'BK-1', receipt },
    'booking BK-1: Laguna Azul, Tue 24-11-2026 to Sat 28-11-2026, $420.50 USD',
  ],
  [
    { ...days, reference: null, way: 'whatsApp', end: null, receipt },
    'booking request: Laguna Azul, Tue 24-11-2026, $420.50 USD',
  ],
  [{ ...days, reference: 'BK-1', start: null, end: null }, 'booking BK-1'],
])('the question about %j names the %s', (booking, about) => {
  expect(bookingQuestion(booking)).toBe(`Hello! I have a question about my ${about}.`)
})

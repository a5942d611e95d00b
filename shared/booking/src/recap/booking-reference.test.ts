import { expect, test } from 'vitest'
import { bookingReference } from './booking-reference.ts'

test.each([
  ['booking=BK-7F3A', 'BK-7F3A'],
  ['booking=42', '42'],
  ['booking=0b1c7c1e-1f8e-4a0e-9f5e-1d2c3b4a5f60', '0b1c7c1e-1f8e-4a0e-9f5e-1d2c3b4a5f60'],
  ['booking=%20BK-1%20', 'BK-1'],
  ['reference=BK-7F3A', 'BK-7F3A'],
  ['booking_reference=BK-7F3A', 'BK-7F3A'],
  ['booking_id=42', '42'],
  ['booking_id=42&reference=BK-7F3A', 'BK-7F3A'],
  ['booking=&booking_id=42', '42'],
  ['', null],
  ['booking=', null],
  ['booking=Call+1-900-555-0100+to+confirm', null],
  ['booking=<b>', null],
  ['reference=<b>', null],
  [`booking=${'A'.repeat(65)}`, null],
])('%s gives the reference %s', (query, reference) => {
  expect(bookingReference(new URLSearchParams(query))).toBe(reference)
})

import { expect, test } from 'vitest'
import { namedReference } from './named-reference.ts'

test.each([
  ['booking=BK-7F3A', 'BK-7F3A'],
  ['booking_reference=BK-7F3A', 'BK-7F3A'],
  ['booking_id=42', '42'],
  ['booking_id=42&reference=BK-7F3A', 'BK-7F3A'],
  ['booking=&booking_id=42', '42'],
  ['booking=Call+1-900-555-0100+to+confirm', null],
  [`booking=${'A'.repeat(65)}`, null],
])('reads %s as the reference %s', (query, reference) => {
  expect(namedReference(new URLSearchParams(query))).toBe(reference)
})

import { expect, test } from 'vitest'
import { priceNotes } from './receipt.ts'

test.each([
  ['Taxes included', 'No refunds', { priceNotes: ['Taxes included', 'No refunds'] }],
  ['', 'No refunds', { priceNotes: ['No refunds'] }],
  ['', '', {}],
])('taxes %j and cancellation %j are %j', (taxes, cancellation, notes) => {
  expect(priceNotes({ taxes, cancellation })).toEqual(notes)
})

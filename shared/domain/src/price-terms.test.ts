import { describe, expect, test } from 'vitest'
import { cancellationText, conditionsOf, conditionsOfParts, localFeesText } from './price-terms.ts'

const guests = { adults: 2, children: 1, infants: 1 }
const stay = { firstDay: '2026-12-03', nights: 4, guests }

test('the deadline of free cancellation replaces the sentence', () => {
  const cancellation = 'Free cancellation until 3 days before.'
  const freeCancellation = { daysBefore: 3, time: '18:00' }
  const terms = { priceNotes: ['Taxes included.'], cancellation, freeCancellation }
  const freeUntil = '2026-11-30T18:00'
  expect(conditionsOf(terms, stay)).toEqual({ notes: ['Taxes included.'], freeUntil })
  expect(conditionsOf({ cancellation }, stay)).toEqual({ notes: [], cancellation })
})

test.each([
  ['stay', 4, 'Fee', 4.25],
  ['night', 4, 'Fee', 17],
  ['person', 4, 'Fee', 12.75],
  ['person_night', 4, 'Fee', 51],
  ['person_night', null, 'Fee per night', 12.75],
  ['person', null, 'Fee', 12.75],
] as const)('a fee of $4.25 per %s for %s nights is the "%s" of $%d', (per, nights, label, usd) => {
  const localFees = [{ name: 'Fee', usd: 4.25, per }]
  expect(conditionsOf({ localFees }, { ...stay, nights }).localFees).toEqual([{ label, usd }])
})

test.each([
  ['2026-11-30T17:59', 'Free until Mon 30-11-2026, 18:00 (Cancún time)'],
  ['2026-11-30T18:00', 'Non-refundable'],
])('cancellationText at %s in Cancún is %s', (now, text) => {
  expect(cancellationText('2026-11-30T18:00', now)).toBe(text)
})

describe('conditions of two parts', () => {
  const final = { notes: [], cancellation: 'Not refundable.' }
  const withinDay = { notes: [], cancellation: 'Full refund within 24 hours, none after that.' }
  const soon = { notes: [], freeUntil: '2026-11-30T18:00' }
  const late = { notes: [], freeUntil: '2026-12-02T18:00' }
  const silent = { notes: [] }

  test.each([
    // No refund, then another rule, then the earlier end of free cancellation, then nothing stated.
    [soon, final, 'back out'],
    [final, late, 'out back'],
    [withinDay, final, 'back out'],
    [withinDay, { ...final, cancellation: 'Non-refundable' }, 'back out'],
    [late, withinDay, 'back out'],
    [late, soon, 'back out'],
    [silent, late, 'back out'],
  ])('of %o and %o name the stricter first: %s', (out, back, order) => {
    const ends = { out, back }
    const parts = Object.entries(ends).map(([label, conditions]) => ({ label, ...conditions }))
    const labels = conditionsOfParts(parts, 'both').parts?.map(({ label }) => label)
    expect(labels?.join(' ')).toBe(order)
  })

  test('list common conditions once, and equal parts as one', () => {
    const taxes = 'Taxes included.'
    const out = { label: 'out', ...final, notes: [taxes, 'One bag.'] }
    const back = { label: 'back', ...final, notes: ['No bag.', taxes] }
    expect(conditionsOfParts([out, back], 'both')).toEqual({
      notes: [],
      parts: [
        { ...out, notes: ['One bag.'] },
        { ...back, notes: ['No bag.'] },
        { label: 'both', notes: [taxes] },
      ],
    })
    const { label, ...same } = out
    expect(conditionsOfParts([out, { ...out, label: 'back' }], 'both')).toEqual(same)
  })
})

test.each([
  ['at the hotel', 'Not in the total: Fee $4.25 (at the hotel), Tax $31.00 (online)'],
  [undefined, 'Not in the total, paid on the spot: Fee $4.25, Tax $31.00 (online)'],
])('localFeesText says where fees are paid: %s', (note, text) => {
  const fees = [
    { label: 'Fee', usd: 4.25, note },
    { label: 'Tax', usd: 31, note: 'online' },
  ]
  expect(localFeesText(fees)).toBe(text)
})

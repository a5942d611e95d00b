import type { Rate } from '@storefront/contract'
import { expect, test } from 'vitest'
import { anySelection, roomWith, stayFor } from '../testing/fixtures.ts'
import { rateOffer } from './rate-change.ts'
import { rateName, rateOptions, refundText } from './rate-choice.ts'

const now = '2026-11-20T12:00'
const flexible = { freeCancellation: { daysBefore: 3, time: '18:00' } }
const fixed = { cancellation: 'Not refundable.' }
const family = stayFor(4, { adults: 2, infants: 2 })

const nightly = (pricePerNightUsd: number | null, rate: Partial<Rate> = {}) => ({
  pricePerNightUsd,
  ...rate,
})

test.each<[string, Partial<Rate>[], typeof family, string[]]>([
  [
    'cheapest per night first, the others with their difference',
    [nightly(174, flexible), nightly(162, fixed)],
    stayFor(4),
    ['r-2 Non-refundable, 648: Lowest price per night', 'r-1 Flexible, 696: $12.00 more per night'],
  ],
  [
    'compares totals unless both the total and the price per night are higher',
    [
      nightly(90, { infantPriceUsd: 40, ...fixed }),
      nightly(90, { infantPriceUsd: 30 }),
      nightly(100),
      nightly(150, flexible),
    ],
    family,
    [
      'r-2 Standard, 600: Lowest price per night',
      'r-1 Non-refundable, 680: Higher total for your party',
      'r-3 Standard, 400: Lower total for your party',
      'r-4 Flexible, 600: Same total for your party',
    ],
  ],
  [
    'leaves out a rate that costs the same or more under the same conditions',
    [nightly(100), nightly(100), nightly(120)],
    stayFor(1),
    ['r-1 Standard, 100: Lowest price per night'],
  ],
  [
    'leaves out an unusable rate and a rate without a price',
    [nightly(100), nightly(90, { maxPax: 0 }), nightly(null)],
    stayFor(1),
    ['r-1 Standard, 100: Lowest price per night'],
  ],
])('offers the usable rates of a room: %s', (_, rates, stay, expected) => {
  const options = rateOptions(roomWith(rates, { pricePerNightUsd: null }), stay, 'none', now)
  const texts = options.map(
    ({ id, name, price, difference }) => `${id} ${name}, ${price.totalUsd}: ${difference}`,
  )
  expect(texts).toEqual(expected)
})

test('keeps the chosen rate even if a cheaper one has the same conditions', () => {
  const room = roomWith([nightly(100), nightly(120)])
  expect(rateOptions(room, stayFor(1), 'r-2', now).map(({ id }) => id)).toEqual(['r-1', 'r-2'])
})

test.each([
  [{ freeUntil: '2026-11-21T18:00' }, 'Flexible', 'Free until Sat 21-11-2026, 18:00 (Cancún time)'],
  [{ freeUntil: '2026-11-20T12:00' }, 'Non-refundable', 'Non-refundable'],
  [{ cancellation: 'Not refundable.' }, 'Non-refundable', 'Not refundable.'],
  [{ cancellation: 'Half of it back.' }, 'Standard', 'Half of it back.'],
  [{}, 'Standard', null],
])('names a rate by its refund terms: %j', (terms, name, refund) => {
  expect(rateName({ notes: [], ...terms }, now)).toBe(name)
  expect(refundText({ notes: [], ...terms }, now)).toBe(refund)
})

test('describes the selected stay at its rate', () => {
  expect(rateOffer(anySelection, now)).toEqual({
    name: 'Standard',
    stay: 'Tue 24-11-2026 to Fri 27-11-2026, 3 nights, 2 Adults, 1 Child, 1 Infant(s)',
    price: '$406.50 in all, $120.50 per night',
    refund: null,
  })
})

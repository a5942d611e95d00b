import type { Rate } from '@storefront/contract'
import { expect, test } from 'vitest'
import { roomWith, stayFor } from '../testing/fixtures.ts'
import { rateName, rateOptions, refundText } from './rate-choice.ts'

const now = '2026-11-20T12:00'
const flexible = { freeCancellation: { daysBefore: 3, time: '18:00' } }
const fixed = { cancellation: 'Not refundable.' }
const family = stayFor(4, { adults: 2, infants: 2 })

test.each<[string, Partial<Rate>[], typeof family, [id: string, text: string, totalUsd: number][]]>(
  [
    [
      'cheapest per night first, the others with their difference',
      [
        { pricePerNightUsd: 174, ...flexible },
        { pricePerNightUsd: 162, ...fixed },
      ],
      stayFor(4),
      [
        ['r-2', 'Non-refundable: Lowest price per night', 648],
        ['r-1', 'Flexible: $12.00 more per night', 696],
      ],
    ],
    [
      'a higher nightly price can have the lower total',
      [
        { pricePerNightUsd: 100, infantPriceUsd: 30 },
        { pricePerNightUsd: 110, ...flexible },
      ],
      family,
      [
        ['r-1', 'Standard: Lowest price per night', 640],
        ['r-2', 'Flexible: Lower total for your party', 440],
      ],
    ],
    [
      'leaves out a dearer rate with the same conditions',
      [{ pricePerNightUsd: 100 }, { pricePerNightUsd: 120 }],
      stayFor(1),
      [['r-1', 'Standard: Lowest price per night', 100]],
    ],
    [
      'leaves out an unusable rate and a rate without a price',
      [{ pricePerNightUsd: 100 }, { pricePerNightUsd: 90, maxPax: 0 }, { pricePerNightUsd: null }],
      stayFor(1),
      [['r-1', 'Standard: Lowest price per night', 100]],
    ],
  ],
)('offers the usable rates of a room: %s', (_, rates, stay, expected) => {
  const room = roomWith(rates, { pricePerNightUsd: null })
  expect(
    rateOptions(room, stay, 'r-1', now).map(({ id, name, difference, price }) => [
      id,
      `${name}: ${difference}`,
      price.totalUsd,
    ]),
  ).toEqual(expected)
})

test('keeps the chosen rate even if a cheaper one has the same conditions', () => {
  const room = roomWith([{ pricePerNightUsd: 100 }, { pricePerNightUsd: 120 }])
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

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
    'leaves out a rate like another, but no dearer rate that is silent on a condition',
    [nightly(100), nightly(100), nightly(120)],
    stayFor(1),
    ['r-1 Standard, 100: Lowest price per night', 'r-3 Standard, 120: $20.00 more per night'],
  ],
])('offers the usable rates of a room: %s', (_, rates, stay, expected) => {
  const options = rateOptions(roomWith(rates, { pricePerNightUsd: null }), stay, 'none', now)
  const texts = options.map(
    ({ id, name, price, difference }) => `${id} ${name}, ${price.totalUsd}: ${difference}`,
  )
  expect(texts).toEqual(expected)
})

const fees = (usd: number, note?: string) => ({
  localFees: [{ name: 'Environmental fee', usd, per: 'night' as const, ...(note ? { note } : {}) }],
})
const taxed = { priceNotes: ['Taxes included.'] }
const stated = { ...taxed, ...flexible }
const sooner = { freeCancellation: { daysBefore: 7, time: '18:00' } }
const couple = stayFor(4, { adults: 2, infants: 0 })
const withInfant = stayFor(4, { adults: 2, infants: 1 })
const cot = { infantPolicy: 'A cot on request.', infantPriceUsd: 0 }

test.each<[string, typeof couple, Partial<Rate>, Partial<Rate>, isOffered: boolean]>([
  ['free cancellation that ends sooner', couple, { ...stated, ...sooner }, stated, false],
  ['free cancellation that ends later', couple, stated, { ...stated, ...sooner }, true],
  ['no refund', couple, { ...taxed, ...fixed }, stated, false],
  ['another sentence on refunds', couple, { ...taxed, cancellation: 'Half back.' }, stated, true],
  ['another sentence on taxes', couple, { ...stated, priceNotes: ['Plus taxes.'] }, stated, true],
  ['the same fees', couple, { ...stated, ...fees(4) }, { ...stated, ...fees(4) }, false],
  ['lower fees', couple, { ...stated, ...fees(3) }, { ...stated, ...fees(4) }, true],
  ['fees that say more', couple, { ...stated, ...fees(4, 'now') }, { ...stated, ...fees(4) }, true],
  ['no word on fees', couple, stated, { ...stated, ...fees(4) }, true],
  ['another infant rule, without an infant', couple, { ...stated, ...cot }, stated, false],
  ['another infant rule, with an infant', withInfant, { ...stated, ...cot }, stated, true],
  ['another infant age, with an infant', withInfant, { ...stated, infantMaxAge: 2 }, stated, true],
])('a dearer rate with %s', (_, stay, dearer, cheaper, isOffered) => {
  const room = roomWith([nightly(120, dearer), nightly(100, cheaper)])
  const offered = (chosen: string) => rateOptions(room, stay, chosen, now).map(({ id }) => id)
  expect(offered('r-2')).toEqual(isOffered ? ['r-2', 'r-1'] : ['r-2'])
  expect(offered('r-1')).toEqual(['r-2', 'r-1'])
})

test('leaves out a rate that is cheaper per night but dearer in all, and says so', () => {
  const room = roomWith([nightly(90, { ...stated, infantPriceUsd: 40 }), nightly(100, stated)])
  const texts = (chosen: string) =>
    rateOptions(room, family, chosen, now).map(({ id, difference }) => `${id}: ${difference}`)
  expect(texts('r-2')).toEqual(['r-2: Lowest total for your party'])
  expect(texts('r-1')).toEqual(['r-1: Lowest price per night', 'r-2: Lower total for your party'])
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

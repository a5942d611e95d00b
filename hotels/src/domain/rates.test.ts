import type { Rate } from '@storefront/contract'
import { expect, test } from 'vitest'
import { anyRate, anyRoom, roomWith, stayFor } from '../testing/fixtures.ts'
import type { Room } from './hotel.ts'
import { cheapestRate, enoughNights, isRateUsable, usableRates } from './rates.ts'
import { chooseRoom, infantPolicies, roomMinNights } from './room-choice.ts'

const family = { adults: 2, children: 2, infants: 1 }

test.each<[string, Partial<Rate>, Partial<Room>, boolean]>([
  ['no bound set', {}, { sleeps: 5 }, true],
  ['one more than the beds', {}, { sleeps: 4 }, false],
  ['adults and children below min_pax', { minPax: 5 }, {}, false],
  ['adults and children at min_pax and max_pax', { minPax: 4, maxPax: 4 }, {}, true],
  ['adults and children above max_pax', { maxPax: 3 }, {}, false],
  ['adults above max_adults', { maxAdults: 1 }, {}, false],
  ['children above max_children', { maxChildren: 1 }, {}, false],
  ['infants above max_infants', { maxInfants: 0 }, {}, false],
  ["nights below the room's minimum", {}, { minNights: 4 }, false],
  ["a minimum of the rate that overrides the room's", { minNights: 0 }, { minNights: 4 }, true],
])('whether a family can book a rate for three nights with %s: %o', (_, rate, room, expected) => {
  const stay = stayFor(3, family)
  expect(isRateUsable({ ...anyRoom, ...room }, { ...anyRate, ...rate }, stay)).toBe(expected)
})

const priced = (pricePerNightUsd: number | null, infantPriceUsd: number | null = null) => ({
  pricePerNightUsd,
  infantPriceUsd,
})

test.each<[string, Partial<Rate>[], number | null, string | undefined]>([
  ['ignores an unusable rate', [priced(90), { ...priced(10), minNights: 7 }], null, 'r-1'],
  ["the room's price, if higher than a rate's", [priced(null), priced(120)], 150, 'r-2'],
  ['the lower infant price', [priced(80, 20), priced(80, 10), priced(80, 15)], null, 'r-2'],
  ['no rate without a price', [priced(null)], null, undefined],
])('the cheapest usable rate: %s', (_, rates, pricePerNightUsd, id) => {
  expect(cheapestRate(roomWith(rates, { pricePerNightUsd }), stayFor(2))?.id).toBe(id)
})

test("keeps usable rates in the provider's order, without rates for shorter stays only", () => {
  const room = roomWith([priced(90), { maxAdults: 0 }, priced(80), { maxNights: 1 }])
  expect(usableRates(room, stayFor(2)).map(({ id }) => id)).toEqual(['r-1', 'r-3'])
})

test('offers no longer stay in a room that takes the stay, or for a rate without a price', () => {
  expect(enoughNights([roomWith([{}, { minNights: 5 }])], stayFor(2))).toBeNull()
  const room = roomWith([{ ...priced(null), minNights: 2 }], { pricePerNightUsd: null })
  expect(chooseRoom(room, stayFor(1))).toMatchObject({ rate: null, enoughNights: null })
})

test.each([
  ['the smallest of its rates', [{ minNights: 5 }, { minNights: 2 }], 2],
  ['0 if the room has neither rates nor a minimum', [], 0],
])("the minimum stay on a room's card: %s", (_, rates, expected) => {
  expect(roomMinNights(roomWith(rates))).toBe(expected)
})

const withInfant = stayFor(2, { adults: 2, infants: 1 })

test('shows the nightly price of the rate with each different infant policy', () => {
  const room = roomWith([
    { infantPolicy: 'Cots are free.', pricePerNightUsd: 90 },
    { infantPolicy: 'A cot costs $10.', pricePerNightUsd: null },
    { infantPolicy: null },
  ])
  expect(infantPolicies(room, withInfant)).toEqual([
    { rateId: 'r-1', text: 'Cots are free.', nightlyUsd: 90, unmet: [] },
    { rateId: 'r-2', text: 'A cot costs $10.', nightlyUsd: 200, unmet: [] },
  ])
  expect(infantPolicies(room, stayFor(2))).toEqual([])
})

test.each<[Partial<Rate>, string[]]>([
  [{ maxNights: 1 }, ['Up to 1 night']],
  [{ minPax: 2, maxPax: 2, maxAdults: 2, maxInfants: 1, minNights: 2, maxNights: 2 }, []],
  [{ minPax: 4, minNights: 3 }, ['From 3 nights', 'From 4 guests']],
  [
    { maxPax: 1, maxAdults: 1, maxInfants: 0 },
    ['Up to 1 guest', 'Up to 1 adult', 'Up to 0 infants'],
  ],
])('names the bounds of %j that a couple with an infant does not meet', (rate, unmet) => {
  const room = roomWith([{ infantPolicy: 'Infants $12.00.', ...rate }])
  expect(infantPolicies(room, withInfant)).toMatchObject([{ unmet }])
})

test('shows an infant policy only once, without a price, if all rates share it, for the shortest stay', () => {
  const same = { infantPolicy: 'Cots are free.' }
  const rates = [{ ...same, minNights: 5 }, same, { ...same, minNights: 4 }, { infantPolicy: ' ' }]
  expect(infantPolicies(roomWith(rates), withInfant)).toEqual([
    { rateId: 'r-2', text: 'Cots are free.', nightlyUsd: null, unmet: [] },
  ])
})

import type { Rate } from '@storefront/contract'
import { describe, expect, test } from 'vitest'
import { anyRate, anyRoom, roomWith, stayFor } from '../testing/fixtures.ts'
import { cheapestRate, enoughNights, isRateUsable, largestMinNights, usableRates } from './rates.ts'
import { chooseRoom, infantPolicies, roomMinNights } from './room-choice.ts'

const isUsable = (rate: Partial<Rate>, stay = stayFor(1), room = anyRoom) =>
  isRateUsable(room, { ...anyRate, ...rate }, stay)

test.each([
  [{ adults: 2, infants: 1 }, true],
  [{ adults: 2, children: 1, infants: 1 }, false],
])('a room that sleeps three takes %o: %s', (guests, expected) => {
  expect(isUsable({}, stayFor(3, guests), { ...anyRoom, sleeps: 3 })).toBe(expected)
})

describe('a rate is usable when every bound that is set holds', () => {
  const couple = stayFor(3, { adults: 2 })
  const family = stayFor(3, { adults: 2, children: 2, infants: 1 })
  test.each<[string, Partial<Rate>, typeof couple, boolean]>([
    ['no bound set', {}, family, true],
    ['adults and children below min_pax', { minPax: 5 }, family, false],
    ['adults and children at min_pax', { minPax: 4 }, family, true],
    ['adults and children at max_pax', { maxPax: 4 }, family, true],
    ['adults and children above max_pax', { maxPax: 3 }, family, false],
    ['adults at max_adults', { maxAdults: 2 }, family, true],
    ['adults above max_adults', { maxAdults: 1 }, family, false],
    ['children at max_children', { maxChildren: 2 }, family, true],
    ['children above max_children', { maxChildren: 1 }, family, false],
    ['a child above a max_children of 0', { maxChildren: 0 }, stayFor(3, { children: 1 }), false],
    ['infants at max_infants', { maxInfants: 1 }, family, true],
    ['infants above max_infants', { maxInfants: 0 }, family, false],
  ])('%s: %o', (_, rate, stay, expected) => {
    expect(isUsable(rate, stay)).toBe(expected)
  })

  test.each<[string, number | null, number | null, number, boolean]>([
    ["the room's minimum applies if the rate has none", null, 3, 2, false],
    ["a shorter minimum of the rate overrides the room's", 1, 3, 1, true],
    ["a longer minimum of the rate overrides the room's", 5, 3, 4, false],
    ["a rate's minimum of 0 overrides the room's", 0, 3, 1, true],
  ])('%s', (_, rateMin, roomMin, nights, expected) => {
    const room = { ...anyRoom, minNights: roomMin }
    expect(isUsable({ minNights: rateMin }, stayFor(nights), room)).toBe(expected)
  })
})

const priced = (pricePerNightUsd: number | null, infantPriceUsd: number | null = null) => ({
  pricePerNightUsd,
  infantPriceUsd,
})

test.each<[string, Partial<Rate>[], number | null, string | undefined]>([
  ['the lowest price per night', [priced(90), priced(80)], null, 'r-2'],
  ['ignores an unusable rate', [priced(90), { ...priced(10), minNights: 7 }], null, 'r-1'],
  ["the room's price, if lower than a rate's", [priced(null), priced(120)], 100, 'r-1'],
  ["the room's price, if higher than a rate's", [priced(null), priced(120)], 150, 'r-2'],
  [
    'the lower infant price at the same nightly price',
    [priced(80, 20), priced(80, 10), priced(80, 15)],
    null,
    'r-2',
  ],
  ['the rate with free infants at the same price', [priced(80, 20), priced(80)], null, 'r-2'],
  ['the first of two equal rates', [priced(80), priced(80)], null, 'r-1'],
  ['no rate without a price', [priced(null)], null, undefined],
  ['a price of 0', [priced(0), priced(80)], null, 'r-1'],
])('the cheapest usable rate: %s', (_, rates, pricePerNightUsd, id) => {
  expect(cheapestRate(roomWith(rates, { pricePerNightUsd }), stayFor(2))?.id).toBe(id)
})

test("keeps usable rates in the provider's order, without rates for shorter stays only", () => {
  const room = roomWith([priced(90), { maxAdults: 0 }, priced(80), { maxNights: 1 }])
  expect(usableRates(room, stayFor(2)).map(({ id }) => id)).toEqual(['r-1', 'r-3'])
})

const noneFits = 'No available rate for the selected dates and guest configuration.'
const minimum = (nights: number) => `This room requires a minimum stay of ${nights} nights.`

test.each<[string, Partial<Rate>[], string | null, string | null, number | null]>([
  ['the cheapest usable rate', [{}, priced(60)], 'r-2', null, null],
  ['no rates', [], null, 'No rates available for this room.', null],
  ['no rate for these guests', [{ maxPax: 1 }], null, noneFits, null],
  ['too short a stay for two rates', [{ minNights: 5 }, { minNights: 3 }], null, minimum(3), 3],
  ['too short a stay and too many guests', [{ minNights: 5, maxAdults: 1 }], null, noneFits, null],
])('selects a room: %s', (_, rates, id, problem, nights) => {
  const { rate, ...refusal } = chooseRoom(roomWith(rates), stayFor(2, { adults: 2 }))
  expect(rate?.id ?? null).toBe(id)
  expect({ enoughNights: null, ...refusal }).toEqual({ problem, enoughNights: nights })
})

test('offers no longer stay in a room that takes the stay', () => {
  expect(enoughNights([roomWith([{}, { minNights: 5 }])], stayFor(2))).toBeNull()
})

test('offers no longer stay for a rate without a price', () => {
  const room = roomWith([{ ...priced(null), minNights: 2 }], { pricePerNightUsd: null })
  expect(chooseRoom(room, stayFor(1))).toMatchObject({ problem: noneFits, enoughNights: null })
})

test.each([
  ["the room's own if it is set", [{ minNights: 5 }, { minNights: 1 }], 3, 3],
  ['else the smallest of its rates', [{ minNights: 5 }, { minNights: 2 }], null, 2],
  ["the rates' if the room's is 0", [{ minNights: 5 }], 0, 5],
  ['0 if one rate has no minimum', [{ minNights: 5 }, {}], null, 0],
  ['0 if the room has neither rates nor a minimum', [], null, 0],
])("the minimum stay on a room's card: %s", (_, rates, minNights, expected) => {
  expect(roomMinNights(roomWith(rates, { minNights }))).toBe(expected)
})

test.each([
  ['0 without a minimum', [anyRoom], 0],
  [
    'the largest of several rooms',
    [roomWith([{ minNights: 2 }]), roomWith([{}, { minNights: 6 }])],
    6,
  ],
  ["ignores the room's own minimum", [roomWith([{ minNights: 2 }], { minNights: 9 })], 2],
])("the largest minimum stay of a hotel's rates: %s", (_, rooms, expected) => {
  expect(largestMinNights(rooms)).toBe(expected)
})

const withInfant = stayFor(2, { adults: 2, infants: 1 })

test('shows no infant policy for a stay without infants', () => {
  expect(infantPolicies(roomWith([{ infantPolicy: 'Cots are free.' }]), stayFor(2))).toEqual([])
})

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
})

test.each<[Partial<Rate>, string[]]>([
  [{ minNights: 2 }, []],
  [{ minNights: 4 }, ['From 4 nights']],
  [{ maxNights: 1 }, ['Up to 1 night']],
  [{ minPax: 2, maxPax: 2, maxAdults: 2, maxInfants: 1, maxNights: 2 }, []],
  [{ minPax: 4, minNights: 3 }, ['From 3 nights', 'From 4 guests']],
  [{ maxPax: 1, maxAdults: 1 }, ['Up to 1 guest', 'Up to 1 adult']],
  [{ maxInfants: 0 }, ['Up to 0 infants']],
])(
  'names the bounds of %j that two adults with an infant and two nights do not meet',
  (rate, unmet) => {
    const room = roomWith([{ infantPolicy: 'Infants $12.00.', ...rate }])
    expect(infantPolicies(room, withInfant)).toMatchObject([{ unmet }])
  },
)

test('shows an infant policy only once, without a price, if all rates share it, for the shortest stay', () => {
  const same = { infantPolicy: 'Cots are free.' }
  const rates = [{ ...same, minNights: 5 }, same, { ...same, minNights: 4 }, { infantPolicy: ' ' }]
  expect(infantPolicies(roomWith(rates), withInfant)).toEqual([
    { rateId: 'r-2', text: 'Cots are free.', nightlyUsd: null, unmet: [] },
  ])
})

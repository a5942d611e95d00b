import type { Rate } from '@storefront/contract'
import { describe, expect, test } from 'vitest'
import { anyRate, anyRoom, roomWith, stayFor } from './fixtures.ts'

import { cheapestRate, isRateUsable, usableRates } from './rates.ts'
import { chooseRoom } from './room-choice.ts'

const isUsable = (rate: Partial<Rate>, stay = stayFor(1), room = anyRoom) =>
  isRateUsable(room, { ...anyRate, ...rate }, stay)

test.each([
  [{ adults: 2, infants: 1 }, true],
  [{ adults: 3 }, true],
  [{ adults: 2, children: 1, infants: 1 }, false],
  [{ adults: 1, infants: 9 }, false],
])('a room that sleeps three, for %o: %s', (guests, expected) => {
  expect(isUsable({}, stayFor(3, guests), { ...anyRoom, sleeps: 3 })).toBe(expected)
})

describe('a rate is usable when every bound that is set holds', () => {
  const couple = stayFor(3, { adults: 2 })
  const family = stayFor(3, { adults: 2, children: 2, infants: 1 })
  test.each<[string, Partial<Rate>, typeof couple, boolean]>([
    ['no bound set', {}, family, true],
    ['guests below min_pax', { minPax: 3 }, couple, false],
    ['guests at min_pax', { minPax: 2 }, couple, true],
    ['guests above min_pax', { minPax: 1 }, couple, true],
    ['guests below max_pax', { maxPax: 3 }, couple, true],
    ['guests at max_pax', { maxPax: 2 }, couple, true],
    ['guests above max_pax', { maxPax: 1 }, couple, false],
    ['children count for min_pax', { minPax: 4 }, family, true],
    ['children count for max_pax', { maxPax: 3 }, family, false],
    ['infants do not count for min_pax', { minPax: 5 }, family, false],
    ['infants do not count for max_pax', { maxPax: 4 }, family, true],
    ['adults below max_adults', { maxAdults: 3 }, family, true],
    ['adults at max_adults', { maxAdults: 2 }, family, true],
    ['adults above max_adults', { maxAdults: 1 }, family, false],
    ['children below max_children', { maxChildren: 3 }, family, true],
    ['children at max_children', { maxChildren: 2 }, family, true],
    ['children above max_children', { maxChildren: 1 }, family, false],
    ['no child where none may come', { maxChildren: 0 }, couple, true],
    ['a child where none may come', { maxChildren: 0 }, stayFor(3, { children: 1 }), false],
    ['infants below max_infants', { maxInfants: 2 }, family, true],
    ['infants at max_infants', { maxInfants: 1 }, family, true],
    ['infants above max_infants', { maxInfants: 0 }, family, false],
    ['nights below min_nights', { minNights: 4 }, couple, false],
    ['nights at min_nights', { minNights: 3 }, couple, true],
    ['nights above min_nights', { minNights: 2 }, couple, true],
    ['one bound of many broken', { minPax: 1, maxPax: 4, maxAdults: 1 }, family, false],
  ])('%s: %o', (_, rate, stay, expected) => {
    expect(isUsable(rate, stay)).toBe(expected)
  })

  test.each<[string, number | null, number | null, number, boolean]>([
    ["the room's minimum holds where the rate has none", null, 3, 2, false],
    ["the room's minimum is reached", null, 3, 3, true],
    ["the rate's minimum wins over the room's, shorter", 1, 3, 1, true],
    ["the rate's minimum wins over the room's, longer", 5, 3, 4, false],
    ["a rate's minimum of 0 is set, and is none", 0, 3, 1, true],
    ['no minimum anywhere', null, null, 1, true],
  ])('%s', (_, rateMin, roomMin, nights, expected) => {
    const room = { ...anyRoom, minNights: roomMin }
    expect(isUsable({ minNights: rateMin }, stayFor(nights), room)).toBe(expected)
  })
})

describe('the cheapest usable rate', () => {
  const cheapestId = (
    rates: Partial<Rate>[],
    stay = stayFor(2),
    pricePerNightUsd?: number | null,
  ) =>
    cheapestRate(roomWith(rates, pricePerNightUsd === undefined ? {} : { pricePerNightUsd }), stay)
      ?.id

  test('is the one with the lowest price per night', () => {
    expect(cheapestId([{ pricePerNightUsd: 90 }, { pricePerNightUsd: 80 }])).toBe('r-2')
  })

  test('is never one that cannot be used, however cheap', () => {
    expect(cheapestId([{ pricePerNightUsd: 90 }, { pricePerNightUsd: 10, minNights: 7 }])).toBe(
      'r-1',
    )
  })

  test("counts at the room's price where it has none of its own", () => {
    const rates = [{ pricePerNightUsd: null }, { pricePerNightUsd: 120 }]
    expect(cheapestId(rates, stayFor(2), 100)).toBe('r-1')
    expect(cheapestId(rates, stayFor(2), 150)).toBe('r-2')
  })

  test('of two at the same price charges less for infants, else comes first', () => {
    const same = { pricePerNightUsd: 80 }
    expect(
      cheapestId([
        { ...same, infantPriceUsd: 20 },
        { ...same, infantPriceUsd: 10 },
      ]),
    ).toBe('r-2')
    expect(cheapestId([{ ...same, infantPriceUsd: 20 }, same])).toBe('r-2')
    expect(cheapestId([same, { ...same, infantPriceUsd: 20 }])).toBe('r-1')
    expect(
      cheapestId([
        { ...same, infantPriceUsd: 10 },
        { ...same, infantPriceUsd: 20 },
      ]),
    ).toBe('r-1')
    expect(cheapestId([same, same])).toBe('r-1')
  })

  test('is none where no price is known', () => {
    expect(cheapestId([{ pricePerNightUsd: null }], stayFor(2), null)).toBeUndefined()
  })

  test('a price of 0 is a price', () => {
    expect(cheapestId([{ pricePerNightUsd: 0 }, { pricePerNightUsd: 80 }])).toBe('r-1')
  })
})

test('usable rates stay in the order of the provider', () => {
  const room = roomWith([{ pricePerNightUsd: 90 }, { maxAdults: 0 }, { pricePerNightUsd: 80 }])
  expect(usableRates(room, stayFor(1)).map(({ id }) => id)).toEqual(['r-1', 'r-3'])
})

describe('selecting a room', () => {
  const problem = (rates: Partial<Rate>[], stay = stayFor(2, { adults: 2 })) =>
    chooseRoom(roomWith(rates), stay).problem

  test('takes the cheapest usable rate', () => {
    const choice = chooseRoom(roomWith([{}, { pricePerNightUsd: 60 }]), stayFor(2))
    expect(choice).toMatchObject({ rate: { id: 'r-2' }, problem: null })
  })

  test.each<[string, Partial<Rate>[], string]>([
    ['without rates', [], 'No rates available for this room.'],
    [
      'without a rate for these guests',
      [{ maxPax: 1 }],
      'No available rate for the selected dates and guest configuration.',
    ],
    [
      'too short for the one rate that fits the guests',
      [{ minNights: 5 }],
      'This room requires a minimum stay of 5 nights.',
    ],
    [
      'too short for several: the fewest nights that would do',
      [{ minNights: 5 }, { minNights: 3 }],
      'This room requires a minimum stay of 3 nights.',
    ],
    [
      'a longer stay would not help these guests',
      [{ minNights: 5, maxAdults: 1 }],
      'No available rate for the selected dates and guest configuration.',
    ],
  ])('%s', (_, rates, text) => {
    expect(problem(rates)).toBe(text)
  })

  test('where a rate fits but has no price, a longer stay is not offered', () => {
    const room = roomWith([{ pricePerNightUsd: null, minNights: 2 }], { pricePerNightUsd: null })
    expect(chooseRoom(room, stayFor(2))).toEqual({
      rate: null,
      problem: 'No available rate for the selected dates and guest configuration.',
      enoughNights: null,
    })
  })

  test('says how long a stay would do, where a longer one would', () => {
    const short = stayFor(2)
    expect(chooseRoom(roomWith([{ minNights: 4 }]), short)).toMatchObject({ enoughNights: 4 })
    expect(chooseRoom(roomWith([{ maxPax: 0 }]), short)).toMatchObject({ enoughNights: null })
    expect(chooseRoom(roomWith([]), short)).toMatchObject({ enoughNights: null })
  })
})

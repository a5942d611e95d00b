import { addDays, nightsBetween } from '@storefront/domain'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stayFor } from './fixtures.ts'
import { nightlyUsd, stayPrice } from './pricing.ts'

describe('the nightly rate', () => {
  test.each([
    ["the rate's own", 120.5, 200, 120.5],
    ["the room's where the rate has none", null, 200, 200],
    ['0 is a price of its own', 0, 200, 0],
    ['unknown where neither has one', null, null, null],
  ])('%s', (_, rate, room, expected) => {
    const priced = { pricePerNightUsd: rate, infantPriceUsd: null }
    expect(nightlyUsd({ pricePerNightUsd: room }, priced)).toBe(expected)
  })
})

describe('a stay costs nightly rate × nights + infant price × infants × nights', () => {
  const room = { pricePerNightUsd: 200 }
  test.each([
    ['one night', 120.5, null, stayFor(1), 120.5],
    ['three nights', 120.5, null, stayFor(3), 361.5],
    ['children cost nothing more', 120.5, 15, stayFor(3, { children: 4 }), 361.5],
    ['two infants', 120.5, 15.25, stayFor(3, { infants: 2 }), 453],
    ['infants at no price', 120.5, null, stayFor(3, { infants: 2 }), 361.5],
    ["the room's price", null, null, stayFor(3), 600],
    ['cents that binary fractions miss', 0.1, 0.2, stayFor(3, { infants: 1 }), 0.9],
    ['no nights', 120.5, 15, stayFor(0, { infants: 1 }), 0],
  ])('%s', (_, nightly, infant, stay, total) => {
    const rate = { pricePerNightUsd: nightly, infantPriceUsd: infant }
    expect(stayPrice(room, rate, stay).totalUsd).toBe(total)
  })

  test('line by line', () => {
    const rate = { pricePerNightUsd: 120.5, infantPriceUsd: 15 }
    expect(stayPrice(room, rate, stayFor(3, { infants: 2 }))).toEqual({
      nightlyUsd: 120.5,
      subtotalUsd: 361.5,
      infantNightlyUsd: 15,
      infantsUsd: 90,
      totalUsd: 451.5,
      notes: [],
    })
  })
})

test('a thousand stays cost the same to the cent as counted night by night, clock changes or not', () => {
  const cents = fc.nat(250_000)
  // Days on either side of every change of the clocks in the Americas and in Europe, and everything between.
  const start = fc.nat(400).map((days) => addDays('2026-02-20', days))
  fc.assert(
    fc.property(
      cents,
      fc.option(cents, { nil: null }),
      start,
      fc.integer({ min: 1, max: 30 }),
      fc.nat(5),
      (nightly, infant, checkIn, nights, infants) => {
        const checkOut = addDays(checkIn, nights)
        let counted = 0
        for (let day = checkIn; day < checkOut; day = addDays(day, 1)) {
          counted += nightly + infants * (infant ?? 0)
        }
        const rate = {
          pricePerNightUsd: nightly / 100,
          infantPriceUsd: infant === null ? null : infant / 100,
        }
        const stay = stayFor(nightsBetween(checkIn, checkOut), { infants })
        const { totalUsd } = stayPrice({ pricePerNightUsd: null }, rate, stay)
        expect(Math.round(totalUsd * 100)).toBe(counted)
        expect(totalUsd).toBe(counted / 100)
      },
    ),
    { numRuns: 1000 },
  )
})

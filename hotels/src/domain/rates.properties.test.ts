import type { Rate } from '@storefront/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyRate, anyRoom } from './fixtures.ts'
import type { Room } from './hotel.ts'
import { nightlyUsd, type Stay } from './pricing.ts'
import { cheapestRate, isRateUsable, usableRates } from './rates.ts'
import { chooseRoom } from './room-choice.ts'

const bound = fc.option(fc.nat(6), { nil: null })
const price = fc.option(
  fc.nat(100_000).map((cents) => cents / 100),
  { nil: null },
)
const bounds = {
  minPax: bound,
  maxPax: bound,
  maxAdults: bound,
  maxChildren: bound,
  maxInfants: bound,
  minNights: bound,
}
const rate: fc.Arbitrary<Rate> = fc.record({
  id: fc.uuid(),
  pricePerNightUsd: price,
  infantPriceUsd: price,
  infantPolicy: fc.constant(null),
  ...bounds,
})
const room: fc.Arbitrary<Room> = fc
  .record({ minNights: bound, pricePerNightUsd: price, rates: fc.array(rate, { maxLength: 5 }) })
  .map((limits) => ({ ...anyRoom, ...limits }))
const stay: fc.Arbitrary<Stay> = fc.record({
  firstDay: fc.constant('2026-11-24'),
  nights: fc.integer({ min: 1, max: 7 }),
  guests: fc.record({
    adults: fc.integer({ min: 1, max: 5 }),
    children: fc.nat(4),
    infants: fc.nat(3),
  }),
})
const boundNames = Object.keys(bounds) as (keyof typeof bounds)[]

/** Bounds that the stay just reaches: each holds, and one step further each does not. */
function tightest({ nights, guests: { adults, children, infants } }: Stay) {
  const pax = adults + children
  return {
    minPax: pax,
    maxPax: pax,
    maxAdults: adults,
    maxChildren: children,
    maxInfants: infants,
    minNights: nights,
  }
}

test('a rate without bounds is usable for every stay', () => {
  fc.assert(fc.property(stay, (s) => isRateUsable(anyRoom, anyRate, s)))
})

test('bounds that the stay just reaches hold; any one of them a step further does not', () => {
  fc.assert(
    fc.property(stay, fc.constantFrom(...boundNames), (s, name) => {
      const tight = tightest(s)
      const step = name.startsWith('min') ? 1 : -1
      expect(isRateUsable(anyRoom, { ...anyRate, ...tight }, s)).toBe(true)
      const broken = { ...tight, [name]: tight[name] + step }
      expect(isRateUsable(anyRoom, { ...anyRate, ...broken }, s)).toBe(false)
    }),
  )
})

test('taking a bound away never makes a usable rate unusable', () => {
  fc.assert(
    fc.property(rate, stay, fc.constantFrom(...boundNames), (r, s, name) => {
      fc.pre(isRateUsable(anyRoom, r, s))
      return isRateUsable(anyRoom, { ...r, [name]: null }, s)
    }),
  )
})

test('staying longer never makes a usable rate unusable', () => {
  fc.assert(
    fc.property(room, rate, stay, fc.nat(30), (m, r, s, more) => {
      fc.pre(isRateUsable(m, r, s))
      return isRateUsable(m, r, { ...s, nights: s.nights + more })
    }),
  )
})

test('the cheapest rate is usable, and no usable rate costs less', () => {
  fc.assert(
    fc.property(room, stay, (m, s) => {
      const cheapest = cheapestRate(m, s)
      const priced = usableRates(m, s).filter((r) => nightlyUsd(m, r) !== null)
      expect(cheapest === null).toBe(priced.length === 0)
      fc.pre(cheapest !== null)
      expect(isRateUsable(m, cheapest, s)).toBe(true)
      const lowest = Math.min(...priced.map((r) => nightlyUsd(m, r) ?? 0))
      expect(nightlyUsd(m, cheapest)).toBe(lowest)
    }),
  )
})

test('a room is either selected at a usable rate or refused with one of the three texts', () => {
  const texts =
    /^(No rates available for this room\.|No available rate for the selected dates and guest configuration\.|This room requires a minimum stay of \d+ nights\.)$/
  fc.assert(
    fc.property(room, stay, (m, s) => {
      const choice = chooseRoom(m, s)
      if (choice.rate) expect(isRateUsable(m, choice.rate, s)).toBe(true)
      else expect(choice.problem).toMatch(texts)
    }),
  )
})

test('staying as long as the minimum-stay alert asks for is long enough', () => {
  fc.assert(
    fc.property(room, stay, (m, s) => {
      const choice = chooseRoom(m, s)
      const nights = choice.rate ? null : choice.enoughNights
      fc.pre(nights !== null)
      expect(nights).toBeGreaterThan(s.nights)
      expect(usableRates(m, { ...s, nights })).not.toEqual([])
    }),
  )
})

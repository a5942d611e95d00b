import type { TravellerCounts } from '@storefront/contract'
import { describe, expect, test } from 'vitest'
import {
  anyDetail,
  anyRate,
  anyRoom,
  anySearch,
  anySelection,
  roomWith,
} from '../testing/fixtures.ts'
import { roomOffer } from './booking.ts'
import { roomSelection } from './room-selection.ts'
import { atRate, bookable, changeStay, nightLimitsOf } from './selection.ts'
import { noLimits } from './stay-limits.ts'

const now = '2026-11-20T12:00'

test('a selection holds hotel, room, rates, the chosen rate and the search', () => {
  const rate = { ...anyRate, infantPriceUsd: 15, minNights: 2 }
  const room = { ...anyRoom, rates: [rate] }
  expect(roomSelection(anyDetail, room, rate, anySearch)).toStrictEqual(anySelection)
  const limited = { ...rate, maxNights: 28, infantMaxAge: 2 }
  const changed = { ...room, images: [], sleeps: 4 }
  const { room: stored } = roomSelection(anyDetail, changed, limited, anySearch, forOne)
  expect(stored).toMatchObject({ imageUrl: null, sleeps: 4, secondParty: forOne })
  expect(stored.selectedRate).toMatchObject({ maxNights: 28, infantMaxAge: 2 })
})

/** Rates per night: r-1 is $80 for one guest, r-2 $120 for up to four, r-3 $100 for up to four from three nights on. */
const single = { pricePerNightUsd: 80, maxPax: 1 }
const family = { pricePerNightUsd: 120, maxPax: 4 }
const week = { pricePerNightUsd: 100, maxPax: 4, minNights: 3 }
const room = roomWith([single, family, week])
const forOne = { adults: 1, children: 0, infants: 0 }

function select(guests: TravellerCounts, checkOutDate: string, rate = 0) {
  const search = { ...anySearch, checkOutDate, guests }
  return roomSelection(anyDetail, room, room.rates[rate] ?? anyRate, search)
}

describe('changed dates or guests', () => {
  test.each([
    [
      'more guests and more nights',
      { guests: { ...forOne, adults: 3 }, checkOutDate: '2026-11-28' },
      'r-3',
      400,
      true,
    ],
    ['more nights', { checkOutDate: '2026-11-28' }, 'r-1', 320, false],
  ])('keep or replace the rate: %s', (_, change, rateId, totalUsd, isOtherRate) => {
    const changed = changeStay(select(forOne, '2026-11-25'), change)
    expect(changed.isOtherRate).toBe(isOtherRate)
    expect(changed.selection.room.selectedRate.id).toBe(rateId)
    expect(changed.selection.search).toMatchObject(change)
    expect(roomOffer(changed.selection, now).totalUsd).toBe(totalUsd)
    expect(bookable(changed.selection)).toEqual({ problem: null, instead: null })
  })
})

test('selects a rate of the room by its id, and ignores an unknown id', () => {
  const chosen = atRate(select({ ...forOne, adults: 2 }, '2026-11-28', 2), 'r-2')
  expect(chosen.room.selectedRate).toMatchObject({ id: 'r-2', pricePerNightUsd: 120 })
  expect(atRate(chosen, 'r-9')).toBe(chosen)
})

test('keeps the chosen rate for changed dates even if another is cheaper', () => {
  const chosen = select({ ...forOne, adults: 2 }, '2026-11-25', 1)
  const longer = changeStay(chosen, { checkOutDate: '2026-11-28' })
  expect(longer.selection.room.selectedRate.id).toBe('r-2')
})

test("limits a changed stay by the hotel's limits and the room's sold-out nights", () => {
  const hotel = { ...anySelection.hotel, limits: { ...noLimits, maxNights: 14 } }
  const room = { ...anySelection.room, soldOutNights: ['2026-11-25'] }
  const limits = nightLimitsOf({ ...anySelection, hotel, room })
  expect(limits).toMatchObject({ maxNights: 14, soldOutNights: ['2026-11-25'] })
})

describe('the chosen rate', () => {
  test.each([
    ['too many guests', { ...forOne, adults: 2 }, 0, /^The chosen rate is not available/, null],
    ['too short a stay', { ...forOne, adults: 2 }, 2, /a minimum stay of 3 nights\.$/, 3],
  ])(
    'blocks the booking until the visitor accepts another rate: %s',
    (_, guests, rate, problem, nights) => {
      const { instead, problem: found } = bookable(select(guests, '2026-11-25', rate))
      expect(found?.problem).toMatch(problem)
      expect(found?.enoughNights).toBe(nights)
      expect(instead?.room.selectedRate.id).toBe('r-2')
    },
  )
})

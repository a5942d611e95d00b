import type { TravellerCounts } from '@storefront/contract'
import { expect, test } from 'vitest'
import {
  anyDetail,
  anyRate,
  anyRoom,
  anySearch,
  anySelection,
  roomWith,
} from '../testing/fixtures.ts'
import { roomSelection } from './room-selection.ts'
import { atRate, bookable, changeStay, nightLimitsOf } from './selection.ts'
import { noLimits } from './stay-limits.ts'

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

test('changed dates or guests keep the rate while it is usable, even if another is cheaper', () => {
  const change = { checkOutDate: '2026-11-28' }
  const longer = changeStay(select({ ...forOne, adults: 2 }, '2026-11-25', 1), change)
  expect(longer.selection.room.selectedRate.id).toBe('r-2')
  expect(longer.isOtherRate).toBe(false)
  const more = { ...change, guests: { ...forOne, adults: 3 } }
  const { selection, isOtherRate } = changeStay(select(forOne, '2026-11-25'), more)
  expect([selection.room.selectedRate.id, isOtherRate]).toEqual(['r-3', true])
  expect(selection.search).toMatchObject(more)
})

test('selects a rate of the room by its id, and ignores an unknown id', () => {
  const chosen = atRate(select({ ...forOne, adults: 2 }, '2026-11-28', 2), 'r-2')
  expect(chosen.room.selectedRate).toMatchObject({ id: 'r-2', pricePerNightUsd: 120 })
  expect(atRate(chosen, 'r-9')).toBe(chosen)
})

test("limits a changed stay by the hotel's limits and the room's sold-out nights", () => {
  const hotel = { ...anySelection.hotel, limits: { ...noLimits, maxNights: 14 } }
  const room = { ...anySelection.room, soldOutNights: ['2026-11-25'] }
  const limits = nightLimitsOf({ ...anySelection, hotel, room })
  expect(limits).toMatchObject({ maxNights: 14, soldOutNights: ['2026-11-25'] })
})

test.each([
  ['too many guests', 0, /^The chosen rate is not available/, null],
  ['too short a stay', 2, /a minimum stay of 3 nights\.$/, 3],
])(
  'the chosen rate blocks the booking until the visitor accepts another one: %s',
  (_, rate, problem, nights) => {
    const { instead, problem: found } = bookable(
      select({ ...forOne, adults: 2 }, '2026-11-25', rate),
    )
    expect(found?.problem).toMatch(problem)
    expect(found?.enoughNights).toBe(nights)
    expect(instead?.room.selectedRate.id).toBe('r-2')
  },
)

import type { TravellerCounts } from '@storefront/contract'
import { describe, expect, test } from 'vitest'
import { bookingLines } from './booking.ts'
import { anyDetail, anyRate, anyRoom, anySearch, anySelection, roomWith } from './fixtures.ts'
import { bookable, changeStay, roomSelection } from './selection.ts'

const noneFits = 'No available rate for the selected dates and guest configuration.'

test('a selection holds the hotel, the room with its rates, the one it was selected at, and the search', () => {
  const rate = { ...anyRate, infantPriceUsd: 15, minNights: 2 }
  const room = { ...anyRoom, rates: [rate] }
  expect(roomSelection(anyDetail, room, rate, anySearch)).toEqual(anySelection)
  const bare = roomSelection(anyDetail, { ...room, images: [] }, rate, anySearch)
  expect(bare.room.imageUrl).toBeNull()
})

/** r-1 for one at 80 a night, r-2 for up to four at 120, r-3 for up to four at 100 from three nights on. */
const single = { pricePerNightUsd: 80, maxPax: 1 }
const family = { pricePerNightUsd: 120, maxPax: 4 }
const week = { pricePerNightUsd: 100, maxPax: 4, minNights: 3 }
const room = roomWith([single, family, week])
const forOne = { adults: 1, children: 0, infants: 0 }

function select(guests: TravellerCounts, checkOutDate: string, rate = 0) {
  const search = { ...anySearch, checkOutDate, guests }
  return roomSelection(anyDetail, room, room.rates[rate] ?? anyRate, search)
}

describe('other dates or guests that the chosen rate does not allow take the cheapest usable one', () => {
  test.each([
    ['more guests', { guests: { ...forOne, adults: 3 } }, 'r-2', 120],
    [
      'more guests for longer',
      { guests: { ...forOne, adults: 3 }, checkOutDate: '2026-11-28' },
      'r-3',
      400,
    ],
    ['longer', { checkOutDate: '2026-11-28' }, 'r-1', 320],
    ['an infant, which no bound counts', { guests: { ...forOne, infants: 1 } }, 'r-1', 80],
  ])('%s', (_, change, rateId, totalUsd) => {
    const changed = changeStay(select(forOne, '2026-11-25'), change)
    expect(changed.room.selectedRate.id).toBe(rateId)
    expect(changed.search).toMatchObject(change)
    expect(bookingLines(changed).totalUsd).toBe(totalUsd)
    expect(bookable(changed)).toEqual({ selection: changed, problem: null })
  })

  test('and where none fits the room cannot be booked', () => {
    const crowd = changeStay(select(forOne, '2026-11-25'), { guests: { ...forOne, adults: 9 } })
    expect(crowd.room.selectedRate.id).toBe('r-1')
    expect(bookable(crowd).problem).toMatchObject({ problem: noneFits, enoughNights: null })
  })
})

test('changed dates keep the chosen rate while it is usable, also where another is cheaper', () => {
  const chosen = select({ ...forOne, adults: 2 }, '2026-11-25', 1)
  const longer = changeStay(chosen, { checkOutDate: '2026-11-28' })
  expect(longer.room.selectedRate.id).toBe('r-2')
})

test('a rate that is usable stays, also where another is cheaper', () => {
  const selection = select({ ...forOne, adults: 2 }, '2026-11-28', 1)
  expect(bookable(selection)).toEqual({ selection, problem: null })
})

describe('a rate that its own stay does not allow', () => {
  test('gives way to the cheapest that it does', () => {
    const { selection, problem } = bookable(select({ ...forOne, adults: 2 }, '2026-11-25'))
    expect(problem).toBeNull()
    expect(selection.room.selectedRate.id).toBe('r-2')
  })

  test.each([
    ["below the rate's minimum", { minNights: 4 }, null, 4],
    ["at the rate's minimum", { minNights: 3 }, null, null],
    ["below the room's, where the rate has none", { minNights: null }, 5, 5],
    ["below the room's, where the rate has its own", { minNights: 2 }, 5, null],
  ])('blocks the booking where the stay is %s', (_, rate, minNights, nights) => {
    const short = roomWith([rate], { minNights })
    const selection = roomSelection(anyDetail, short, short.rates[0] ?? anyRate, anySearch)
    const { problem } = bookable(selection)
    expect(problem?.problem ?? null).toBe(
      nights && `This room requires a minimum stay of ${nights} nights.`,
    )
    expect(problem?.enoughNights ?? null).toBe(nights)
  })

  test('is only held to its minimum stay where an older release of hotels stored nothing else', () => {
    const { rates: _, ...older } = select({ ...forOne, adults: 9 }, '2026-11-25', 2).room
    const selection = { ...select({ ...forOne, adults: 9 }, '2026-11-25', 2), room: older }
    expect(bookable(selection).problem?.problem).toBe(
      'This room requires a minimum stay of 3 nights.',
    )
    expect(bookable(changeStay(selection, { checkOutDate: '2026-11-27' })).problem).toBeNull()
  })
})

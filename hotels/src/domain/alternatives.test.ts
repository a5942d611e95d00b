import type { Rate, TravellerCounts } from '@storefront/contract'
import { expect, test } from 'vitest'
import { roomWith, stayFor } from '../testing/fixtures.ts'
import { roomsLeftText, unavailableReason } from './alternatives.ts'
import type { Room } from './hotel.ts'

const noneFits = 'No available rate for the selected dates and guest configuration.'
const family = { adults: 2, children: 2 }

test.each<[string, Partial<Rate>[], Partial<Room>, Partial<TravellerCounts>]>([
  ['This room sleeps at most 2.', [{}], { sleeps: 2 }, { adults: 2, infants: 1 }],
  ['This room takes no children.', [{ maxChildren: 0 }], { sleeps: 4 }, family],
  ['This room takes at most 1 child.', [{ minPax: 4, maxChildren: 1 }], {}, family],
  ['This room takes at most 1 adult.', [{ maxAdults: 1 }], {}, family],
  ['This room takes at most 2 adults.', [{ maxAdults: 1 }, { maxAdults: 2 }], {}, { adults: 3 }],
  ['This room takes no infants.', [{ maxAdults: 1, maxInfants: 0 }], {}, { infants: 1 }],
  ['This room takes at most 1 infant.', [{ maxChildren: 0, maxInfants: 1 }], {}, { infants: 2 }],
  ['This room is for 6 guests or more.', [{ minPax: 8 }, { minPax: 6 }], {}, family],
  ['This room takes at most 3 guests.', [{ maxPax: 3, maxInfants: 0 }], {}, family],
  ['This room takes at most 1 guest.', [{ maxPax: 1 }], {}, family],
  ['This room requires a minimum stay of 4 nights.', [{ minNights: 4 }], {}, family],
  // No single limit excludes both rates.
  [noneFits, [{ maxAdults: 1 }, { maxPax: 4, maxChildren: 1 }], {}, family],
])('explains why a room is not available: %s', (reason, rates, room, guests) => {
  expect(unavailableReason(roomWith(rates, room), stayFor(2, guests))).toBe(reason)
})

test('gives no reason for an available room', () => {
  expect(unavailableReason(roomWith([{}]), stayFor(2, family))).toBe('')
})

test('names the night on which a room is sold out', () => {
  const soldOut = roomWith([], { soldOutNights: ['2026-11-26', '2026-11-25'] })
  expect(unavailableReason(soldOut, stayFor(2))).toBe('Sold out on Wed 25-11-2026.')
  expect(unavailableReason(soldOut, stayFor(1))).toBe('No rates available for this room.')
})

const nights = (...places: [string, number][]) => places.map(([date, places]) => ({ date, places }))

test.each<[string, Partial<Room>, string | null]>([
  ['a few units', { units: 3 }, '3 rooms left'],
  ['a single unit', { units: 1 }, '1 room left'],
  [
    '2 left on a night',
    { placesLeft: nights(['2026-11-24', 2], ['2026-11-25', 3]) },
    '2 rooms left',
  ],
  ['few before and after', { placesLeft: nights(['2026-11-23', 1], ['2026-11-26', 1]) }, null],
  ['a night that is sold out', { placesLeft: nights(['2026-11-24', 0]) }, null],
])('rooms left with %s: %s', (_, room, text) => {
  expect(roomsLeftText(roomWith([{}], room), stayFor(2))).toBe(text)
})

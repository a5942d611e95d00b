import type { Rate, TravellerCounts } from '@storefront/contract'
import { expect, test } from 'vitest'
import { roomWith, stayFor } from '../testing/fixtures.ts'
import { cheapestRoom, roomsLeftText, unavailableReason } from './alternatives.ts'
import type { Room } from './hotel.ts'

const family = { adults: 2, children: 2 }

test.each<[string, Partial<Rate>[], Partial<Room>, Partial<TravellerCounts>, string]>([
  ['too few beds for the family', [{}], { sleeps: 3 }, family, 'This room sleeps at most 3.'],
  [
    'an infant needs a bed',
    [{}],
    { sleeps: 2 },
    { adults: 2, infants: 1 },
    'This room sleeps at most 2.',
  ],
  ['no children', [{ maxChildren: 0 }], {}, family, 'This room takes no children.'],
  ['one child', [{ maxChildren: 1 }], {}, family, 'This room takes at most 1 child.'],
  [
    'too many adults for every rate',
    [{ maxAdults: 1 }, { maxAdults: 2 }],
    {},
    { adults: 3 },
    'This room takes at most 2 adults.',
  ],
  ['no infants', [{ maxInfants: 0 }], {}, { infants: 1 }, 'This room takes no infants.'],
  ['too few guests', [{ minPax: 6 }], {}, family, 'This room is for 6 guests or more.'],
  ['too many guests', [{ maxPax: 3 }], {}, family, 'This room takes at most 3 guests.'],
  ['no rates', [], {}, family, 'No rates available for this room.'],
  [
    'too few nights',
    [{ minNights: 4 }],
    {},
    family,
    'This room requires a minimum stay of 4 nights.',
  ],
  [
    'two rates refuse for different reasons',
    [{ maxAdults: 1 }, { maxChildren: 1 }],
    {},
    family,
    'No available rate for the selected dates and guest configuration.',
  ],
  ['nothing: the room is available', [{}], {}, family, ''],
])('explains why a room is not available: %s', (_, rates, room, guests, reason) => {
  expect(unavailableReason(roomWith(rates, room), stayFor(2, guests))).toBe(reason)
})

const named = (name: string, rate: Partial<Rate>, sleeps: number | null = null) =>
  roomWith([rate], { name, sleeps })

test('finds the room with the lowest total, infants included', () => {
  const rooms = [
    named('Suite', { pricePerNightUsd: 100 }),
    named('Nest', { pricePerNightUsd: 90, infantPriceUsd: 20 }),
    named('Nook', { pricePerNightUsd: 10, maxAdults: 1 }),
  ]
  expect(cheapestRoom(rooms, stayFor(2, { adults: 2 }))?.name).toBe('Nest')
  expect(cheapestRoom(rooms, stayFor(2, { adults: 2, infants: 1 }))?.name).toBe('Suite')
  expect(cheapestRoom(rooms.slice(2), stayFor(2, { adults: 2 }))).toBeNull()
})

test('names the night on which a room is sold out', () => {
  const soldOut = roomWith([], { soldOutNights: ['2026-11-26', '2026-11-25'] })
  expect(unavailableReason(soldOut, stayFor(2))).toBe('Sold out on Wed 25-11-2026.')
  expect(unavailableReason(soldOut, stayFor(1))).toBe('No rates available for this room.')
})

const nights = (...places: [string, number][]) => places.map(([date, places]) => ({ date, places }))

test.each<[string, Partial<Room>, string | null]>([
  ['an unknown number of units', {}, null],
  ['more than a few units', { units: 4 }, null],
  ['a few units', { units: 3 }, '3 rooms left'],
  ['a single unit', { units: 1 }, '1 room left'],
  [
    '9 units and 2 left on the fullest night',
    { units: 9, placesLeft: nights(['2026-11-24', 3], ['2026-11-25', 2]) },
    '2 rooms left',
  ],
  [
    'few left only before and after the stay',
    { units: 9, placesLeft: nights(['2026-11-23', 1], ['2026-11-26', 1]) },
    null,
  ],
  ['a night that is sold out', { placesLeft: nights(['2026-11-24', 0]) }, null],
])('rooms left with %s: %s', (_, room, text) => {
  expect(roomsLeftText(roomWith([{}], room), stayFor(2))).toBe(text)
})

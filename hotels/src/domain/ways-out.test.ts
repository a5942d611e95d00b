import type { Rate, TravellerCounts } from '@storefront/contract'
import { expect, test } from 'vitest'
import { roomWith, stayFor } from './fixtures.ts'
import type { Room } from './hotel.ts'
import { noLimits } from './stay-limits.ts'
import { cheapestPair, cheapestRoom, whyNot } from './ways-out.ts'

const family = { adults: 2, children: 2 }

test.each<[string, Partial<Rate>[], Partial<Room>, Partial<TravellerCounts>, string]>([
  ['too few beds', [{}], { sleeps: 3 }, family, 'This room sleeps at most 3.'],
  [
    'infants need a bed',
    [{}],
    { sleeps: 2 },
    { adults: 2, infants: 1 },
    'This room sleeps at most 2.',
  ],
  ['no children', [{ maxChildren: 0 }], {}, family, 'This room takes no children.'],
  ['one child', [{ maxChildren: 1 }], {}, family, 'This room takes at most 1 child.'],
  [
    'adults',
    [{ maxAdults: 1 }, { maxAdults: 2 }],
    {},
    { adults: 3 },
    'This room takes at most 2 adults.',
  ],
  ['no infants', [{ maxInfants: 0 }], {}, { infants: 1 }, 'This room takes no infants.'],
  ['a group', [{ minPax: 6 }], {}, family, 'This room is for 6 guests or more.'],
  ['guests', [{ maxPax: 3 }], {}, family, 'This room takes at most 3 guests.'],
  ['no rates', [], {}, family, 'No rates available for this room.'],
  ['nights', [{ minNights: 4 }], {}, family, 'This room requires a minimum stay of 4 nights.'],
  [
    'each of two rates refuses for another reason',
    [{ maxAdults: 1 }, { maxChildren: 1 }],
    {},
    family,
    'No available rate for the selected dates and guest configuration.',
  ],
  ['nothing: the room is available', [{}], {}, family, ''],
])('why not: %s', (_, rates, room, guests, reason) => {
  expect(whyNot(roomWith(rates, room), stayFor(2, guests))).toBe(reason)
})

const named = (name: string, rate: Partial<Rate>, sleeps: number | null = null) =>
  roomWith([rate], { name, sleeps })

test('the nearest room that fits is the cheapest in all, infants with it', () => {
  const rooms = [
    named('Suite', { pricePerNightUsd: 100 }),
    named('Nest', { pricePerNightUsd: 90, infantPriceUsd: 20 }),
    named('Nook', { pricePerNightUsd: 10, maxAdults: 1 }),
  ]
  expect(cheapestRoom(rooms, stayFor(2, { adults: 2 }))?.name).toBe('Nest')
  expect(cheapestRoom(rooms, stayFor(2, { adults: 2, infants: 1 }))?.name).toBe('Suite')
  expect(cheapestRoom(rooms.slice(2), stayFor(2, { adults: 2 }))).toBeNull()
})

const hotelOf = (rooms: Room[], limits = {}) => ({ rooms, limits: { ...noLimits, ...limits } })
const twin = named('Twin', { pricePerNightUsd: 50 }, 3)
const nook = named('Nook', { pricePerNightUsd: 40 }, 2)
const suite = named('Suite', { pricePerNightUsd: 60 }, 4)

test.each<[string, Room[], Partial<TravellerCounts>, string, number]>([
  ['the beds decide', [twin, nook], { adults: 3, children: 2 }, 'Twin 2/1/0, Nook 1/1/0', 180],
  ['uneven where that costs less', [suite, nook], { adults: 6 }, 'Suite 4/0/0, Nook 2/0/0', 200],
  ['even at the same total', [suite], { adults: 6 }, 'Suite 3/0/0, Suite 3/0/0', 240],
  [
    'a single unit is taken once',
    [{ ...twin, units: 1 }, suite],
    { adults: 6 },
    'Twin 3/0/0, Suite 3/0/0',
    220,
  ],
])('two rooms share a party at the lowest sum: %s', (_, rooms, guests, shares, totalUsd) => {
  const pair = cheapestPair(hotelOf(rooms), stayFor(2, { adults: 0, ...guests }))
  const share = pair?.rooms.map(({ name, guests }) => `${name} ${Object.values(guests).join('/')}`)
  expect(share?.join(', ')).toBe(shares)
  expect(pair?.totalUsd).toBe(totalUsd)
})

test.each<[string, object, Partial<TravellerCounts>]>([
  ['one adult cannot be in two rooms', {}, { adults: 1, children: 4 }],
  ['four in each are too many', {}, { adults: 4, children: 4 }],
  ['the hotel takes two a booking', { maxParty: 2 }, { adults: 5 }],
  ['the hotel takes adults only', { minAge: 18 }, { adults: 4, children: 1 }],
])('no pair: %s', (_, limits, guests) => {
  expect(cheapestPair(hotelOf([named('Twin', {}, 3)], limits), stayFor(2, guests))).toBeNull()
})

test('a room that is sold out on a night of the stay says on which', () => {
  const soldOut = roomWith([], { soldOutNights: ['2026-11-26', '2026-11-25'] })
  expect(whyNot(soldOut, stayFor(2))).toBe('Sold out on Wed 25-11-2026.')
  expect(whyNot(soldOut, stayFor(1))).toBe('No rates available for this room.')
})

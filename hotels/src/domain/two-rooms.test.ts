import type { Rate, TravellerCounts } from '@storefront/contract'
import { formatGuests, parseGuests } from '@storefront/domain'
import { expect, test } from 'vitest'
import { anyHotel, anySearch, roomWith, stayFor } from '../testing/fixtures.ts'
import { cheapestPair } from './cheapest-pair.ts'
import type { Room } from './hotel.ts'
import { withoutRoom } from './no-room.ts'
import { stayOf } from './pricing.ts'
import { firstRoomAddress, readSecondParty, roomsAddress } from './search.ts'
import { noLimits } from './stay-limits.ts'
import { twoRoomsMessage } from './stay-question.ts'
import { guestsOf, type RoomPair } from './two-rooms.ts'

const named = (name: string, rate: Partial<Rate>, sleeps: number | null = null) =>
  roomWith([rate], { name, sleeps })

const hotelOf = (rooms: Room[], limits = {}) => ({ rooms, limits: { ...noLimits, ...limits } })
const twin = named('Twin', { pricePerNightUsd: 50 }, 3)
const nook = { ...named('Nook', { pricePerNightUsd: 40 }, 2), units: 1 }
const suite = named('Suite', { pricePerNightUsd: 60 }, 4)
const loft = named('Loft', { pricePerNightUsd: 60 })

test.each<[string, Room[], string, string, number]>([
  ['as the beds require', [twin, nook], '3,2,0', 'Twin 2,1,0; Nook 1,1,0', 180],
  ['adults evenly at the same total', [twin], '4,1,1', 'Twin 2,0,1; Twin 2,1,0', 200],
  ['infants evenly at the same total', [loft], '4,1,2', 'Loft 2,1,1; Loft 2,0,1', 240],
  ['using a single unit only once', [nook, suite], '4,0,0', 'Nook 2,0,0; Suite 2,0,0', 200],
])(
  'divides a party into two rooms at the lowest total: %s',
  (_, rooms, guests, shares, totalUsd) => {
    const pair = cheapestPair(hotelOf(rooms), { ...stayFor(2), guests: parseGuests(guests) })
    const share = pair?.rooms.map(({ name, guests }) => `${name} ${formatGuests(guests)}`)
    expect(share?.join('; ')).toBe(shares)
    expect(pair?.totalUsd).toBe(totalUsd)
  },
)

const lastOne = { date: '2026-11-25', places: 1 }

test.each<[string, object, Partial<TravellerCounts>, Room?]>([
  ['one adult cannot be in two rooms', {}, { adults: 1, children: 4 }],
  ['the hotel takes two guests per booking', { maxParty: 2 }, { adults: 5 }],
  ['the rooms are sold out', {}, { adults: 5 }, { ...twin, soldOutNights: ['2026-11-25'] }],
  ['one is left on a night', {}, { adults: 5 }, { ...twin, placesLeft: [lastOne] }],
  ['every rate is for one night', {}, { adults: 5 }, named('Twin', { maxNights: 1 }, 3)],
])('finds no two rooms: %s', (_, limits, guests, room = twin) => {
  expect(cheapestPair(hotelOf([room], limits), stayFor(2, guests))).toBeNull()
})

// Trying every division would take minutes.
test('finds that 50 guests are too many for rooms without a known number of beds', () => {
  const rooms = [named('Twin', { maxAdults: 2 }), named('Suite', { maxPax: 4 })]
  const hotels = Array.from({ length: 400 }, (_, id) => ({ ...anyHotel, id, rooms }))
  const guests = { adults: 17, children: 17, infants: 16 }
  expect(withoutRoom(hotels, { ...anySearch, guests }).inTwoRooms).toEqual([])
})

test('lists the hotels that take a party in two rooms, cheapest first', () => {
  const hotels = [[suite], [], [twin, nook]].map((rooms, id) => ({ ...anyHotel, id, rooms }))
  const { inTwoRooms } = withoutRoom(hotels, anySearch)
  expect(inTwoRooms.flatMap(({ id, pair }) => [id, pair.totalUsd])).toEqual([2, 270, 0, 360])
})

test('links to the first room with the guests of the second, or asks for both by WhatsApp', () => {
  const pair = cheapestPair(hotelOf([twin, nook]), stayOf(anySearch)) as RoomPair
  const query = 'checkin=2026-11-24&checkout=2026-11-27&guests=1%2C0%2C1&second=1%2C1%2C0'
  expect(firstRoomAddress('azul', anySearch, guestsOf(pair))).toBe(`/hotels/azul?${query}`)
  expect(roomsAddress('azul', anySearch, parseGuests('1,1,0'))).toMatch(/&second=1%2C1%2C0#rooms$/)
  expect(readSecondParty(new URLSearchParams(query))).toEqual(parseGuests('1,1,0'))
  expect(readSecondParty(new URLSearchParams())).toBeNull()
  expect(twoRoomsMessage('Azul', pair, anySearch)).toBe(
    "Hello! We'd like two rooms at Azul from 24-11-2026 to 27-11-2026: Twin for 1 Adult, 1 Infant(s); Nook for 1 Adult, 1 Child.",
  )
})

test.each<[string, Partial<Rate>[][], object]>([
  ['no hotel', [], { isPlaceKnown: false, isPartyTooLarge: false }],
  ['rooms for fewer', [[{ maxPax: 2 }], [{ maxAdults: 1 }]], { isPartyTooLarge: true }],
  ['longer stays', [[{ minNights: 5 }], [{ maxPax: 2 }]], { minNights: 5, isPartyTooLarge: false }],
  ['no rates', [[]], { isPlaceKnown: true, minNights: null, isPartyTooLarge: false }],
])('says why no hotel takes the stay: %s', (_, hotels, facts) => {
  const found = hotels.map((rates) => ({ ...anyHotel, rooms: [roomWith(rates)] }))
  expect(withoutRoom(found, anySearch).none).toMatchObject(facts)
})

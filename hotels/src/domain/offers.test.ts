import type { Rate, StayLimits } from '@storefront/contract'
import { describe, expect, test } from 'vitest'
import { anyHotel, anySearch, roomWith } from '../testing/fixtures.ts'
import type { Room } from './hotel.ts'
import { longerStay, offersFor, pricedPlaces } from './offers.ts'
import { noLimits } from './stay-limits.ts'

const offers = (...rooms: ReturnType<typeof roomWith>[]) =>
  offersFor([{ ...anyHotel, rooms }], anySearch, '2026-11-20')

test('offers the room with the lowest total, infants included', () => {
  const [offer] = offers(
    roomWith([{ pricePerNightUsd: 150 }]),
    roomWith([{ pricePerNightUsd: 90, infantPriceUsd: 20 }]),
    roomWith([{ pricePerNightUsd: 99.5, infantPriceUsd: 10 }]),
    roomWith([{ pricePerNightUsd: 20, maxChildren: 0 }]),
  )
  expect(offer).toMatchObject({
    name: 'Laguna Azul',
    price: { nightlyUsd: 99.5, totalUsd: 328.5 },
    hasRooms: true,
  })
  expect(offer).not.toHaveProperty('rooms')
})

describe('a hotel without a usable rate', () => {
  const full = { ...anyHotel, name: 'Full', rooms: [roomWith([{ maxPax: 2 }]), roomWith([])] }
  const untold = { ...anyHotel, name: 'Untold', rooms: [] }
  const listed = (destination: string) =>
    offersFor([full, untold, anyHotel], { ...anySearch, destination }, '2026-11-20').map(
      ({ name, price, hasRooms }) => [name, price?.totalUsd ?? null, hasRooms],
    )

  test('is left out of a search for a destination', () => {
    expect(listed('Cancún').map(([name]) => name)).toEqual(['Untold', 'Laguna Azul'])
  })

  test('comes last without a destination, but keeps its place if it is listed without rooms', () => {
    expect(listed('')).toEqual([
      ['Untold', null, false],
      ['Laguna Azul', 361.5, true],
      ['Full', null, true],
    ])
  })
})

test('a hotel whose rooms have no rates has no price', () => {
  expect(offers(roomWith([]))).toMatchObject([{ price: null, hasRooms: false }])
})

test.each<[Partial<StayLimits>, Partial<Rate>, string | null]>([
  [{ maxNights: 3 }, {}, null],
  [{ maxNights: 2 }, {}, 'The longest stay here is 2 nights.'],
  [{}, { maxNights: 1 }, 'The longest stay here is 1 night.'],
  [{ minAge: 18 }, {}, 'Everybody must be 18 or older on Tue 24-11-2026.'],
  [{ maxParty: 3 }, {}, 'One booking takes 3 people at most. You can make two bookings.'],
])(
  'prices three nights under the limits %j and rate bounds %j, with the problem: %s',
  (limits, rate, problem) => {
    const hotel = { ...anyHotel, limits: { ...noLimits, ...limits }, rooms: [roomWith([rate])] }
    expect(offersFor([hotel], anySearch, '2026-11-20')).toMatchObject([
      { problem, price: { totalUsd: 361.5 } },
    ])
  },
)

test('finds the lowest price with free cancellation among all usable rooms', () => {
  const flexible = { freeCancellation: { daysBefore: 1, time: '18:00' } }
  const [offer] = offers(
    roomWith([{ pricePerNightUsd: 90 }, { pricePerNightUsd: 130, ...flexible }]),
    roomWith([{ pricePerNightUsd: 120, ...flexible }]),
    roomWith([{ pricePerNightUsd: 50, maxPax: 1, ...flexible }]),
  )
  expect(offer).toMatchObject({ price: { nightlyUsd: 90 }, flexiblePrice: { nightlyUsd: 120 } })
  expect(offer?.has).toContain('Free cancellation')
})

test.each([
  ['2026-11-20', true],
  ['2026-11-21', false],
])('on %s a hotel has free cancellation until the 21st: %s', (today, expected) => {
  const rooms = [roomWith([{ freeCancellation: { daysBefore: 3, time: '18:00' } }])]
  const [offer] = offersFor([{ ...anyHotel, rooms }], anySearch, today)
  expect(offer?.has.includes('Free cancellation')).toBe(expected)
})

test.each([
  [500, ['Beach within 500 m', 'Pool', 'Spa']],
  [501, ['Pool', 'Spa']],
  [null, ['Pool', 'Spa']],
])('a hotel %s metres from the beach has the filter values %j', (beachMeters, has) => {
  const [offer] = offersFor([{ ...anyHotel, beachMeters }], anySearch, '2026-11-20')
  expect(offer?.has).toEqual(has)
})

test('maps the totals of hotels with a location that take the stay', () => {
  const full = { ...anyHotel, rooms: [roomWith([{ maxPax: 1 }])] }
  const found = offersFor(
    [
      anyHotel,
      full,
      { ...anyHotel, location: null },
      { ...anyHotel, limits: { ...noLimits, maxNights: 1 } },
    ],
    anySearch,
    '2026-11-20',
  )
  expect(pricedPlaces(found, ({ slug }) => `/hotels/${slug}`)).toEqual([
    {
      name: 'Laguna Azul',
      location: { latitude: 21.1, longitude: -86.76 },
      price: '$362',
      address: '/hotels/laguna-azul',
    },
  ])
})

const long = (nights: number, rate: Partial<Rate> = {}) => ({
  rooms: [roomWith([{ minNights: nights, ...rate }]), roomWith([{ minNights: 9 }])],
})

test.each<[string, { rooms: Room[] }[], ReturnType<typeof longerStay>]>([
  [
    'takes the fewest nights that add a hotel',
    [long(7), long(4), long(4)],
    { nights: 4, hotels: 2 },
  ],
  ['is null if the hotel takes the searched stay', [{ rooms: [roomWith([{}])] }], null],
  [
    'counts only rates that take the guests',
    [long(4, { maxPax: 1 }), { rooms: [] }],
    { nights: 9, hotels: 1 },
  ],
])('longerStay %s', (_, hotels, expected) => {
  expect(longerStay(hotels, anySearch)).toEqual(expected)
})

test.each<[string, Partial<Rate>[], Partial<StayLimits>, boolean]>([
  ['a room that takes it', [{ minNights: 2 }, { minNights: 5 }], {}, true],
  ['only rooms for fewer guests', [{ minNights: 5, maxPax: 2 }], {}, false],
  ['a longest stay below it', [{ minNights: 5 }], { maxNights: 4 }, false],
])('the minimum stay of a hotel leads on with %s', (_, rates, limits, takesMinStay) => {
  const hotel = { ...anyHotel, limits: { ...noLimits, ...limits }, rooms: [roomWith(rates)] }
  const search = { ...anySearch, destination: '', checkOutDate: '2026-11-25' }
  expect(offersFor([hotel], search, '2026-11-20')).toMatchObject([{ takesMinStay }])
})

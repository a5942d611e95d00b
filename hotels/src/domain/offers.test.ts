import type { Rate, StayLimits } from '@storefront/contract'
import { expect, test } from 'vitest'
import { anyHotel, anySearch, roomWith } from '../testing/fixtures.ts'
import { longerStay, offersFor, pricedPlaces } from './offers.ts'
import { noLimits } from './stay-limits.ts'

const today = '2026-11-20'
const offers = (...rooms: ReturnType<typeof roomWith>[]) =>
  offersFor([{ ...anyHotel, rooms }], anySearch, today)

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

test.each([
  ['left out of a search for a destination', 'Cancún', ['Untold null', 'Laguna Azul 361.5']],
  ['last without a destination', '', ['Untold null', 'Laguna Azul 361.5', 'Full null']],
])('a hotel without a usable rate is %s', (_, destination, listed) => {
  const full = { ...anyHotel, name: 'Full', rooms: [roomWith([{ maxPax: 2 }]), roomWith([])] }
  // Keeps its place, because it is listed without rooms.
  const untold = { ...anyHotel, name: 'Untold', rooms: [] }
  const found = offersFor([full, untold, anyHotel], { ...anySearch, destination }, today)
  expect(found.map(({ name, price }) => `${name} ${price?.totalUsd ?? null}`)).toEqual(listed)
  expect(found.map(({ hasRooms }) => hasRooms)).toEqual(listed.map((one) => !/^Untold/.test(one)))
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
    expect(offersFor([hotel], anySearch, today)).toMatchObject([
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
  [today, true],
  ['2026-11-21', false],
])('on %s a hotel has free cancellation until the 21st: %s', (day, expected) => {
  const rooms = [roomWith([{ freeCancellation: { daysBefore: 3, time: '18:00' } }])]
  const [offer] = offersFor([{ ...anyHotel, rooms }], anySearch, day)
  expect(offer?.has.includes('Free cancellation')).toBe(expected)
})

test.each([
  [500, ['Beach within 500 m', 'Pool', 'Spa']],
  [501, ['Pool', 'Spa']],
  [null, ['Pool', 'Spa']],
])('a hotel %s metres from the beach has the filter values %j', (beachMeters, has) => {
  const [offer] = offersFor([{ ...anyHotel, beachMeters }], anySearch, today)
  expect(offer?.has).toEqual(has)
})

test('maps the totals of hotels with a location that take the stay', () => {
  const closed = { ...anyHotel, limits: { ...noLimits, maxNights: 1 } }
  const full = { ...anyHotel, rooms: [roomWith([{ maxPax: 1 }])] }
  const found = offersFor(
    [anyHotel, full, { ...anyHotel, location: null }, closed],
    anySearch,
    today,
  )
  const { name, location } = anyHotel
  expect(pricedPlaces(found, ({ slug }) => `/hotels/${slug}`)).toEqual([
    { name, location, price: '$362', address: '/hotels/laguna-azul' },
  ])
})

const long = (nights: number, rate: Partial<Rate> = {}) => ({
  rooms: [roomWith([{ minNights: nights, ...rate }]), roomWith([{ minNights: 9 }])],
})

test('longerStay takes the fewest nights that add a hotel, at rates that take the guests', () => {
  const stays = (...hotels: ReturnType<typeof long>[]) => longerStay(hotels, anySearch)
  expect(stays(long(7), long(4), long(4))).toEqual({ nights: 4, hotels: 2 })
  expect(stays({ rooms: [roomWith([{}])] })).toBeNull()
  expect(stays(long(4, { maxPax: 1 }), { rooms: [] })).toEqual({ nights: 9, hotels: 1 })
})

test.each<[string, Partial<Rate>[], Partial<StayLimits>, boolean]>([
  ['a room that takes it', [{ minNights: 2 }, { minNights: 5 }], {}, true],
  ['only rooms for fewer guests', [{ minNights: 5, maxPax: 2 }], {}, false],
  ['a longest stay below it', [{ minNights: 5 }], { maxNights: 4 }, false],
])('the minimum stay of a hotel leads on with %s', (_, rates, limits, takesMinStay) => {
  const hotel = { ...anyHotel, limits: { ...noLimits, ...limits }, rooms: [roomWith(rates)] }
  const search = { ...anySearch, destination: '', checkOutDate: '2026-11-25' }
  expect(offersFor([hotel], search, today)).toMatchObject([{ takesMinStay }])
})

import { filterFields, listedItems, offeredOrders } from '@storefront/catalogue/rules'
import { expect, test } from 'vitest'
import { anyHotel, anySearch } from '../testing/fixtures.ts'
import { type HotelOffer, offersFor } from './offers.ts'
import { beachText, hotelList } from './results.ts'

const [anyOffer] = offersFor([anyHotel], anySearch, '2026-11-20') as [HotelOffer]
const costing = (totalUsd: number) =>
  anyOffer.price && { ...anyOffer.price, nightlyUsd: totalUsd, totalUsd }
const offer = (change: Partial<HotelOffer>) => ({ ...anyOffer, ...change })
const names = (list: HotelOffer[]) => list.map(({ name }) => name).join(', ')

test.each([
  ['price', 'Cenote, Playa Norte, Worst, Ámbar'],
  ['rating', 'Cenote, Playa Norte, Worst, Ámbar'],
  ['beach', 'Cenote, Playa Norte, Worst, Ámbar'],
  ['name', 'Ámbar, Cenote, Playa Norte, Worst'],
])('sorts by %s: %s', (order, expected) => {
  const offers = [
    offer({ name: 'Playa Norte', price: costing(300), rating: 4.4, beachMeters: 501 }),
    offer({ name: 'Worst', price: null, rating: 0, beachMeters: null }),
    offer({ name: 'Ámbar', price: null, rating: null, beachMeters: null }),
    offer({ name: 'Cenote', price: costing(120.5), rating: 4.5, beachMeters: 500 }),
  ]
  expect(names(listedItems(hotelList, offers, { sort: [order] }))).toBe(expected)
})

test('offers the order by beach only if the distance of a hotel is known', () => {
  const labels = (beachMeters: number | null) =>
    offeredOrders(
      hotelList,
      [null, beachMeters].map((meters) => offer({ beachMeters: meters })),
    ).map(({ label }) => label)
  const others = ['Recommended', 'Price, lowest first', 'Rating, highest first']
  expect(labels(null)).toEqual([...others, 'Name, A to Z'])
  expect(labels(500)).toEqual([...others, 'Nearest to the beach', 'Name, A to Z'])
})

test('offers a name, bands of prices and ratings with their bounds, and facilities', () => {
  const offers = [0, 99.99, 100, 200, 299, 300, 9000].map((usd, index) =>
    offer({
      price: costing(usd),
      rating: [2.9, 0, 3, 3.9, 4, 4.5, 5][index] ?? null,
      has: ['Spa'],
    }),
  )
  const fields = filterFields(hotelList, offers, {}).map(({ parameter, label, options = [] }) => [
    `${parameter}: ${label}`,
    ...options.map(({ value, label, count }) => `${value}: ${label}, ${count}`),
  ])
  expect(fields).toEqual([
    ['name: Hotel name'],
    [
      'price: Price per night',
      'under-100: Under $100, 2',
      'under-200: $100 to $199, 1',
      'under-300: $200 to $299, 2',
      'over-300: $300 and above, 2',
    ],
    [
      'rating: Rating',
      'top: 4.5 and above, 2',
      'good: 4 to 4.4, 1',
      'fair: 3 to 3.9, 2',
      'low: Below 3, 2',
    ],
    ['facility: Terms and facilities', 'Spa: Spa, 7'],
  ])
})

test('a hotel must have all chosen facilities, and its name may be a part without accents', () => {
  const offers = [
    offer({ name: 'Ámbar', has: ['Spa', 'Pool'] }),
    offer({ name: 'Ámbar Sur', has: ['Pool'] }),
  ]
  const listed = listedItems(hotelList, offers, { facility: ['Pool', 'Spa'], name: [' AMB '] })
  expect(names(listed)).toBe('Ámbar')
})

test('shows flexible prices while the free cancellation filter is set', () => {
  const flexible = { has: ['Free cancellation'], price: costing(300) }
  const offers = [
    offer({ ...flexible, flexiblePrice: costing(450) }),
    offer({ ...flexible, flexiblePrice: null }),
    offer({ has: [] }),
  ]
  const listed = listedItems(hotelList, offers, { facility: ['Free cancellation'] })
  expect(listed.map(({ price }) => price?.totalUsd)).toEqual([450, 300])
  expect(listedItems(hotelList, offers, {})[0]?.price?.totalUsd).toBe(300)
})

test.each([
  [null, null],
  [30, 'On the beach'],
  [31, '31 m to the beach'],
  [1000, '1 km to the beach'],
])('%s metres to the beach: %s', (beachMeters, text) => {
  expect(beachText(offer({ beachMeters }))).toBe(text)
})

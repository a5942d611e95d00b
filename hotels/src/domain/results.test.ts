import { expect, test } from 'vitest'
import { anyHotel, anySearch } from '../testing/fixtures.ts'
import { type HotelOffer, offersFor } from './offers.ts'
import {
  beachText,
  chosenFilters,
  facilityOptions,
  filterHotels,
  type HotelFilter,
  type HotelOrder,
  hotelOrders,
  noFilters,
  priceOptions,
  ratingOptions,
  readView,
  sortHotels,
  withView,
} from './results.ts'

const [anyOffer] = offersFor([anyHotel], anySearch, '2026-11-20') as [HotelOffer]
const costing = (totalUsd: number) =>
  anyOffer.price && { ...anyOffer.price, nightlyUsd: totalUsd, totalUsd }
const offers: HotelOffer[] = [
  { name: 'Playa Norte', price: costing(300), rating: 4.4, beachMeters: 501, has: ['Pool'] },
  { name: 'Ámbar', price: null, rating: null, beachMeters: null, has: ['Spa', 'Pool', 'Pool'] },
  { name: 'Cenote', price: costing(120.5), rating: 4.5, beachMeters: 500, has: [] },
].map((offer) => ({ ...anyOffer, ...offer }))
const names = (list: HotelOffer[]) => list.map(({ name }) => name)

test.each<[HotelOrder, string[]]>([
  ['recommended', ['Playa Norte', 'Ámbar', 'Cenote']],
  ['price', ['Cenote', 'Playa Norte', 'Ámbar']],
  ['rating', ['Cenote', 'Playa Norte', 'Ámbar']],
  ['beach', ['Cenote', 'Playa Norte', 'Ámbar']],
  ['name', ['Ámbar', 'Cenote', 'Playa Norte']],
])('sorts by %s', (order, expected) => {
  expect(names(sortHotels(offers, order))).toEqual(expected)
})

test('offers the order by beach only if the distance of a hotel is known', () => {
  const orders = hotelOrders(offers)
  expect(orders).toEqual([
    { value: 'recommended', label: 'Recommended' },
    { value: 'price', label: 'Price, lowest first' },
    { value: 'rating', label: 'Rating, highest first' },
    { value: 'beach', label: 'Nearest to the beach' },
    { value: 'name', label: 'Name, A to Z' },
  ])
  const unknown = [{ ...anyOffer, beachMeters: null }]
  expect(hotelOrders(unknown)).toEqual(orders.filter(({ value }) => value !== 'beach'))
})

test('sorts a hotel without a rating after a hotel rated 0', () => {
  const unrated = { ...anyOffer, name: 'New', rating: null }
  const worst = { ...anyOffer, name: 'Worst', rating: 0 }
  expect(names(sortHotels([unrated, worst], 'rating'))).toEqual(['Worst', 'New'])
  expect(names(sortHotels([worst, unrated], 'rating'))).toEqual(['Worst', 'New'])
})

test.each<[string, Partial<HotelFilter>, string[]]>([
  ['nothing', {}, ['Playa Norte', 'Ámbar', 'Cenote']],
  ['a rating of 4.5 and above', { ratings: ['top'] }, ['Cenote']],
  ['several ratings', { ratings: ['top', 'good'] }, ['Playa Norte', 'Cenote']],
  ['the lowest rating, without unrated hotels', { ratings: ['low'] }, []],
  ['a price per night', { prices: ['under-200'] }, ['Cenote']],
  ['a price band that starts at the price', { prices: ['over-300'] }, ['Playa Norte']],
  ['several prices', { prices: ['under-200', 'over-300'] }, ['Playa Norte', 'Cenote']],
  ['price bands, without hotels that have no price', { prices: ['under-100', 'under-300'] }, []],
  ['one facility', { facilities: ['Pool'] }, ['Playa Norte', 'Ámbar']],
  ['all facilities', { facilities: ['Pool', 'Spa'] }, ['Ámbar']],
  ['part of the name', { name: 'norte' }, ['Playa Norte']],
  ['the name in capitals, without its accent', { name: ' AMBAR ' }, ['Ámbar']],
  [
    'name, rating and facility together',
    { name: 'a', ratings: ['good'], facilities: ['Pool'] },
    ['Playa Norte'],
  ],
])('filters by %s', (_, filter, expected) => {
  expect(names(filterHotels(offers, { ...noFilters, ...filter }))).toEqual(expected)
})

test('offers each rating band with a hotel in it', () => {
  const rated = [2.9, 0, 3, 3.9, 4, 4.5, 5].map((rating) => ({ ...anyOffer, rating }))
  expect(ratingOptions(rated, noFilters)).toEqual([
    { value: 'top', label: '4.5 and above', count: 2 },
    { value: 'good', label: '4 to 4.4', count: 1 },
    { value: 'fair', label: '3 to 3.9', count: 2 },
    { value: 'low', label: 'Below 3', count: 2 },
  ])
})

test('offers each price band with a hotel in it', () => {
  const priced = [0, 99.99, 100, 200, 299, 300, 9000].map((usd) => ({
    ...anyOffer,
    price: costing(usd),
  }))
  expect(priceOptions(priced, noFilters)).toEqual([
    { value: 'under-100', label: 'Under $100', count: 2 },
    { value: 'under-200', label: '$100 to $199', count: 1 },
    { value: 'under-300', label: '$200 to $299', count: 2 },
    { value: 'over-300', label: '$300 and above', count: 2 },
  ])
})

test('shows flexible prices while the free cancellation filter is set', () => {
  const [playa, other] = offers
  const found = filterHotels(
    [
      { ...anyOffer, ...playa, has: ['Free cancellation'], flexiblePrice: costing(450) },
      { ...anyOffer, has: ['Free cancellation'], price: costing(300), flexiblePrice: null },
      { ...anyOffer, ...other },
    ],
    { ...noFilters, facilities: ['Free cancellation'] },
  )
  expect(found.map(({ price }) => price?.totalUsd)).toEqual([450, 300])
})

test('offers facilities by frequency, then by name', () => {
  const hotels = [['Spa', 'Beach'], ['Árbol', 'Pool'], ['Pool']]
  const found = facilityOptions(
    hotels.map((has) => ({ ...anyOffer, has })),
    noFilters,
  )
  expect(found.map(({ value }) => value)).toEqual(['Pool', 'Árbol', 'Beach', 'Spa'])
})

test('counts the hotels of each option that pass the other filters, even if there are none', () => {
  const chosen = { ...noFilters, facilities: ['Pool'] }
  expect(priceOptions(offers, chosen).map(({ value, count }) => [value, count])).toEqual([
    ['under-200', filterHotels(offers, { ...chosen, prices: ['under-200'] }).length],
    ['over-300', filterHotels(offers, { ...chosen, prices: ['over-300'] }).length],
  ])
  expect(ratingOptions(offers, chosen).map(({ count }) => count)).toEqual([0, 1])
  const all = ratingOptions(offers, noFilters)
  expect(ratingOptions(offers, { ...noFilters, ratings: ['top'] })).toEqual(all)
  expect(facilityOptions(offers, { ...noFilters, ratings: ['good'] })).toEqual([
    { value: 'Pool', label: 'Pool', count: 1 },
    { value: 'Spa', label: 'Spa', count: 0 },
  ])
})

test.each([
  [null, null],
  [30, 'On the beach'],
  [250, '250 m to the beach'],
  [1000, '1 km to the beach'],
  [4500, '4.5 km to the beach'],
])('%s metres to the beach: %s', (beachMeters, text) => {
  expect(beachText({ ...anyOffer, beachMeters })).toBe(text)
})

const search = 'destination=Tulum&guests=2%2C0%2C0'
const params = (query: string) => new URLSearchParams(query)

test('writes a view to the address and reads it back', () => {
  const view = {
    order: 'price',
    prices: ['under-100', 'over-300'],
    ratings: ['top', 'low'],
    facilities: ['Pool & bar', 'Spa'],
    name: 'Azul',
  } as const
  const next = withView(params(search), view)
  expect(String(next)).toBe(
    `${search}&sort=price&price=under-100&price=over-300&rating=top&rating=low&facility=Pool+%26+bar&facility=Spa&name=Azul`,
  )
  expect(readView(next)).toEqual(view)
})

test('keeps the rest of the view and removes cleared parameters', () => {
  const filtered = params(`${search}&sort=name&facility=Spa&name=x&show=20`)
  expect(String(withView(filtered, { name: '', order: 'recommended' }))).toBe(
    `${search}&facility=Spa`,
  )
})

test('ignores unknown values', () => {
  const view = readView(params('sort=__proto__&price=free&rating=constructor&rating=top'))
  expect(view).toMatchObject({ order: 'recommended', prices: [], ratings: ['top'] })
})

test.each([
  ['rating=top&rating=low', 2],
  ['price=under-100', 1],
  ['facility=Spa&facility=Pool&rating=top', 3],
  ['name=a', 1],
  ['name=+', 0],
  ['sort=price', 0],
])('%s has %i active filters', (query, count) => {
  expect(chosenFilters(readView(params(query)))).toBe(count)
})

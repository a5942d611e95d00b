import { describe, expect, test } from 'vitest'
import { anyTrip } from '../testing/fixtures.ts'
import type { Trip } from './trip.ts'
import {
  chosenTripFilters,
  durationBandOf,
  durationOptions,
  filterTrips,
  noTripFilters,
  priceBandOf,
  priceOptions,
  readTripView,
  sortTrips,
  type TripFilter,
  withTripView,
} from './trip-list.ts'

const trip = (name: string, durationDays: number | null, pricePerPersonUsd: number): Trip => ({
  ...anyTrip,
  name,
  durationDays,
  pricePerPersonUsd,
})
const trips = [
  trip('ruins', 1, 120),
  trip('jungle', 3, 420),
  trip('reef', 1, 85.5),
  trip('grand', 9, 1499),
  trip('open', null, 85.5),
]
const names = (found: Trip[]) => found.map(({ name }) => name).join(' ')

test.each([
  ['recommended', 'ruins jungle reef grand open'],
  ['price', 'reef open ruins jungle grand'],
  ['price-highest', 'grand jungle ruins reef open'],
  ['duration', 'ruins reef jungle grand open'],
  ['duration-longest', 'grand jungle ruins reef open'],
] as const)('sorts by %s: %s', (order, expected) => {
  expect(names(sortTrips(trips, order))).toBe(expected)
})

test.each([
  [99.99, 'under-100'],
  [100, 'under-250'],
  [249.99, 'under-250'],
  [250, 'under-500'],
  [999.99, 'under-1000'],
  [1000, 'over-1000'],
])('$%d is in the price band %s', (price, band) => {
  expect(priceBandOf(trip('x', 1, price))).toBe(band)
})

test.each([
  [1, 'day'],
  [2, 'few-days'],
  [3, 'few-days'],
  [4, 'week'],
  [7, 'week'],
  [8, 'longer'],
  [null, null],
])('%s days are in the duration band %s', (days, band) => {
  expect(durationBandOf(trip('x', days, 1))).toBe(band)
})

describe('filters', () => {
  test.each<[string, Partial<TripFilter>, string]>([
    ['keep everything without a choice', {}, 'ruins jungle reef grand open'],
    ['keep trips of one price band', { prices: ['under-100'] }, 'reef open'],
    ['keep trips of two price bands', { prices: ['under-100', 'over-1000'] }, 'reef grand open'],
    ['drop trips of unknown duration', { durations: ['day'] }, 'ruins reef'],
    ['keep trips of two durations', { durations: ['day', 'longer'] }, 'ruins reef grand'],
    ['keep trips that pass both', { prices: ['under-100'], durations: ['day'] }, 'reef'],
    ['keep nothing if no trip passes both', { prices: ['over-1000'], durations: ['day'] }, ''],
  ])('%s', (_, filter, expected) => {
    expect(names(filterTrips(trips, { prices: [], durations: [], ...filter }))).toBe(expected)
  })

  test('offer the bands of the listed trips with their counts', () => {
    const weeks = [...trips, trip('route', 5, 620)]
    expect(priceOptions(weeks, noTripFilters)).toEqual([
      { value: 'under-100', label: 'Under $100', count: 2 },
      { value: 'under-250', label: '$100 to $249', count: 1 },
      { value: 'under-500', label: '$250 to $499', count: 1 },
      { value: 'under-1000', label: '$500 to $999', count: 1 },
      { value: 'over-1000', label: '$1,000 and above', count: 1 },
    ])
    expect(durationOptions(weeks, noTripFilters)).toEqual([
      { value: 'day', label: '1 day', count: 2 },
      { value: 'few-days', label: '2 to 3 days', count: 1 },
      { value: 'week', label: '4 to 7 days', count: 1 },
      { value: 'longer', label: '8 days and more', count: 1 },
    ])
  })

  test('count the trips that pass the other filter', () => {
    const ofADay = priceOptions(trips, { prices: ['over-1000'], durations: ['day'] })
    expect(ofADay.map(({ value, count }) => `${value} ${count}`)).toEqual([
      'under-100 1',
      'under-250 1',
      'under-500 0',
      'over-1000 0',
    ])
  })
})

const params = (query: string) => new URLSearchParams(query)

test('an address without a view shows everything in recommended order', () => {
  const view = readTripView(params('destination=Tulum'))
  expect(view).toEqual({ order: 'recommended', prices: [], durations: [] })
  expect(chosenTripFilters(view)).toBe(0)
})

test('restores a view from its address', () => {
  const view = {
    order: 'price-highest',
    prices: ['under-100', 'over-1000'],
    durations: ['week'],
  } as const
  const next = withTripView(params('destination=Tulum'), view)
  expect(String(next)).toBe(
    'destination=Tulum&sort=price-highest&price=under-100&price=over-1000&duration=week',
  )
  expect(readTripView(next)).toEqual(view)
  expect(chosenTripFilters(view)).toBe(3)
})

test('a change keeps the rest of the view and removes cleared parameters', () => {
  const filtered = params('destination=Tulum&sort=duration&price=under-100&duration=day')
  expect(String(withTripView(filtered, { prices: [], order: 'recommended' }))).toBe(
    'destination=Tulum&duration=day',
  )
  expect(String(withTripView(filtered, noTripFilters))).toBe('destination=Tulum&sort=duration')
})

test('ignores unknown values in the URL', () => {
  const view = readTripView(params('sort=__proto__&price=constructor&price=under-100&duration=1'))
  expect(view).toEqual({ order: 'recommended', prices: ['under-100'], durations: [] })
})

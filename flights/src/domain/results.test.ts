import type { SelectedFlight } from '@storefront/contract'
import { describe, expect, test } from 'vitest'
import { outboundFlight } from '../testing/fixtures.ts'
import {
  airlineOptions,
  dayPartOf,
  dayPartOptions,
  dayParts,
  filterFlights,
  offeredFlights,
  sortFlights,
} from './results.ts'

function flight(id: number, change: Partial<SelectedFlight>): SelectedFlight {
  return { ...outboundFlight, id, ...change }
}

const dawn = flight(1, { departureTime: '05:59', priceOneWayUsd: 300, priceRoundTripUsd: 400 })
const noon = flight(2, { departureTime: '12:00', priceOneWayUsd: 100, priceRoundTripUsd: 900 })
const late = flight(3, { departureTime: '23:10', priceOneWayUsd: 100, airlineName: 'Volaris' })
const all = [late, dawn, noon]
const ids = (flights: SelectedFlight[]) => flights.map(({ id }) => id)

test('sorts by the fare of the trip', () => {
  expect(ids(sortFlights(all, 'price', 'Round Trip'))).toEqual([3, 1, 2])
})

test.each([
  ['00:00', 'night'],
  ['05:59', 'night'],
  ['06:00', 'morning'],
  ['11:59', 'morning'],
  ['12:00', 'afternoon'],
  ['17:59', 'afternoon'],
  ['18:00', 'evening'],
  ['23:59', 'evening'],
  ['24:00', null],
  ['soon', null],
  ['at 12:00', null],
])('dayPartOf %s is %s', (departureTime, part) => {
  expect(dayPartOf(flight(1, { departureTime }))).toBe(part)
})

test('labels the parts of the day with their hours', () => {
  expect(dayParts.map(({ label }) => label)).toEqual([
    'Night, 00:00 to 05:59',
    'Morning, 06:00 to 11:59',
    'Afternoon, 12:00 to 17:59',
    'Evening, 18:00 to 23:59',
  ])
})

describe('filterFlights', () => {
  test.each([
    ['no filters', [], [], [3, 1, 2]],
    ['one airline', ['Volaris'], [], [3]],
    ['two parts of the day', [], ['night', 'afternoon'], [1, 2]],
    ['an airline and a part of the day', ['Volaris'], ['night'], []],
    ['an airline without flights', ['Nobody'], [], []],
  ] as const)('by %s keeps the flights $3', (_, airlines, dayParts, kept) => {
    expect(ids(filterFlights(all, { airlines, dayParts }))).toEqual(kept)
  })
})

test('sorts by departure and equal fares by departure, an unknown departure last', () => {
  const unknown = flight(4, { departureTime: '', priceOneWayUsd: 100 })
  expect(ids(sortFlights([unknown, ...all], 'departure', 'Oneway'))).toEqual([1, 2, 3, 4])
  expect(ids(sortFlights([unknown, ...all], 'price', 'Oneway'))).toEqual([2, 3, 4, 1])
})

test('counts the flights of each airline and part of the day that pass the other filter', () => {
  const counts = (options: { value: string; count: number }[]) =>
    options.map(({ value, count }) => `${value} ${count}`)
  const flights = [
    flight(1, { airlineName: 'Volaris', departureTime: '06:10' }),
    flight(2, { airlineName: 'Aeroméxico', departureTime: '18:30' }),
    flight(3, { airlineName: 'Aeroméxico', departureTime: '09:00' }),
    flight(4, { airlineName: '', departureTime: '' }),
  ]
  const atNoon = { airlines: ['Volaris'], dayParts: ['morning' as const] }
  expect(counts(airlineOptions(flights, atNoon))).toEqual(['Aeroméxico 1', 'Volaris 1'])
  expect(counts(dayPartOptions(flights, atNoon))).toEqual(['morning 1', 'evening 0'])
})

test('sorts by the moment of arrival, unknown arrivals last', () => {
  const flights = [
    flight(4, { arrivalTime: '' }),
    flight(1, { departureTime: '21:25', arrivalTime: '00:35' }),
    flight(2, { departureTime: '06:00', arrivalTime: '23:50' }),
    flight(3, { departureTime: '23:00', arrivalTime: '05:00', arrivalDate: outboundFlight.date }),
  ]
  expect(ids(sortFlights(flights, 'arrival', 'Oneway'))).toEqual([3, 2, 1, 4])
})

test('a flight without a round-trip price is offered one way only', () => {
  const oneWayOnly = flight(4, { priceRoundTripUsd: null })
  expect(offeredFlights([noon, oneWayOnly], 'Round Trip')).toEqual([noon])
  expect(offeredFlights([noon, oneWayOnly], 'Oneway')).toHaveLength(2)
})

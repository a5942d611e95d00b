import { createFakeHttp, type FakeAnswer } from '@storefront/http/testing'
import { describe, expect, test, vi } from 'vitest'
import { unnamedAirport } from '../domain/search.ts'
import { oneWayQuery, outboundFlight, roundTripQuery } from '../testing/fixtures.ts'
import { findAirport, searchAirports, searchFlights } from './calls.ts'

const { signal } = new AbortController()

const wireFlight = {
  id: 'f-1',
  airline: { name: 'Aeroméxico' },
  flight_number: 'AM 123',
  origin_airport: { iata_code: 'CUN', name: 'Cancún' },
  destination_airport: { iata_code: 'MIA' },
  departure_time: '08:30:00',
  arrival_time: '11:05:00',
  day_of_week: 'Tuesday',
  price_one_way: '150.25',
  price_round_trip: 280.5,
}

const flight = { ...outboundFlight, id: 'f-1' }

describe('GET /flights/search', () => {
  const search = (answer: FakeAnswer, query = oneWayQuery) =>
    searchFlights(createFakeHttp({ 'GET /flights/search': answer }), query, signal)

  test.each([
    ['a plain list', [wireFlight]],
    ['both directions', { outbound_flights: [wireFlight], inbound_flights: [] }],
  ])('reads %s', async (_, body) => {
    expect((await search(() => body)).outbound).toEqual([flight])
  })

  test('dates inbound flights by the return date, and reads them for a round trip only', async () => {
    const body = { outbound_flights: [wireFlight], inbound_flights: [wireFlight] }
    expect((await search(() => body, roundTripQuery)).inbound[0]?.date).toBe('2026-11-28')
    expect((await search(() => body)).inbound).toEqual([])
  })

  test.each([
    ['airline', { airlineName: '' }],
    ['origin_airport', { originIata: 'CUN' }],
    ['destination_airport', { destinationIata: 'MIA' }],
    ['day_of_week', { dayOfWeek: 'Tuesday' }],
  ])('reads a flight that has no %s', async (field, change) => {
    for (const value of [undefined, null, {}]) {
      const { outbound } = await search(() => [{ ...wireFlight, [field]: value }])
      expect(outbound).toEqual([{ ...flight, ...change }])
    }
  })

  test.each([
    ['MX', 'MX', { withinCountry: 'MX' }],
    ['MX', undefined, {}],
    ['', '', {}],
  ])('reads a flight from country %j to country %j with %j', async (from, to, change) => {
    const ends = {
      origin_airport: { iata_code: 'CUN', country: from },
      destination_airport: { iata_code: 'MIA', country: to },
    }
    const { outbound } = await search(() => [{ ...wireFlight, ...ends }])
    expect(outbound).toEqual([{ ...flight, ...change }])
  })

  test.each([
    [{ departure_time: '7:5' }, { departureTime: '' }],
    [{ departure_time: 12345 }, { departureTime: '' }],
    [{ day_of_week: 2 }, { dayOfWeek: 'Tuesday' }],
  ])('reads %j as %j', async (sent, read) => {
    expect((await search(() => [{ ...wireFlight, ...sent }])).outbound).toEqual([
      { ...flight, ...read },
    ])
  })

  test.each([
    ['Round Trip', roundTripQuery, 1],
    ['Oneway', oneWayQuery, 0],
  ])('a %s search lists $2 flights that are sold only as round trips', async (_, query, count) => {
    const { price_one_way, ...roundTripOnly } = wireFlight
    const { outbound } = await search(() => ({ outbound_flights: [roundTripOnly] }), query)
    expect(outbound).toHaveLength(count)
  })
})

describe('GET /airports/search', () => {
  const cun = { id: 1, name: 'Cancún', iata_code: 'cun', airport_name: 'Cancún International' }

  test('requests airports by a text', async () => {
    const http = createFakeHttp({ 'GET /airports/search': () => [cun] })
    expect(await searchAirports(http, 'can', signal)).toEqual([
      { id: 1, name: 'Cancún', iataCode: 'CUN', airportName: 'Cancún International' },
    ])
    expect(http.calls[0]?.query).toEqual({ query: 'can' })
  })

  test('findAirport names an unknown airport by its code', async () => {
    const http = createFakeHttp({ 'GET /airports/search': () => [cun] })
    expect((await findAirport(http, 'CUN', signal)).name).toBe('Cancún')
    expect(await findAirport(http, 'MIA', signal)).toEqual(unnamedAirport('MIA'))
  })
})

test('a call ends with its signal', async () => {
  const http = createFakeHttp({ 'GET /flights/search': () => [], 'GET /airports/search': () => [] })
  const get = vi.spyOn(http, 'get')
  await searchFlights(http, oneWayQuery, signal)
  await searchAirports(http, '', signal)
  expect(get.mock.calls.map(([, options]) => options?.signal)).toEqual([signal, signal])
})

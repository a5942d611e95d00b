import { createFakeHttp, type FakeAnswer } from '@storefront/http/testing'
import { describe, expect, test } from 'vitest'
import { unnamedAirport } from '../domain/search.ts'
import { oneWayQuery, outboundFlight, roundTripQuery } from '../testing/fixtures.ts'
import { findAirport, searchFlights } from './calls.ts'

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

  test('reads a plain list', async () => {
    expect((await search(() => [wireFlight])).outbound).toEqual([flight])
  })

  test('dates inbound flights by the return date, and reads them for a round trip only', async () => {
    const body = { outbound_flights: [wireFlight], inbound_flights: [wireFlight] }
    const http = createFakeHttp({ 'GET /flights/search': () => body })
    const { inbound } = await searchFlights(http, roundTripQuery, signal)
    expect(inbound[0]?.date).toBe('2026-11-28')
    const days = { date: '2026-11-24', returnDate: '2026-11-28' }
    expect(http.calls[0]?.query).toEqual({ from: 'CUN', to: 'MIA', ...days, type: 'Round Trip' })
    expect((await search(() => body)).inbound).toEqual([])
  })

  const at = (iata_code: string, country: string) => ({ iata_code, country })
  test.each([
    [{ airline: null }, { airlineName: '' }],
    [{ day_of_week: 2 }, {}],
    [{ departure_time: '7:5' }, { departureTime: '' }],
    [{ origin_airport: at('CUN', 'MX') }, {}],
    [
      { origin_airport: at('CUN', 'MX'), destination_airport: at('MIA', 'MX') },
      { withinCountry: 'MX' },
    ],
  ])('reads a flight with %j as one with %j', async (sent, read) => {
    const { outbound } = await search(() => [{ ...wireFlight, ...sent }])
    expect(outbound).toEqual([{ ...flight, ...read }])
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

test('findAirport looks up a code, and names an unknown airport by it', async () => {
  const cun = { id: 1, name: 'Cancún', iata_code: 'cun', airport_name: 'Cancún International' }
  const http = createFakeHttp({ 'GET /airports/search': () => [cun] })
  const found = { id: 1, name: 'Cancún', iataCode: 'CUN', airportName: 'Cancún International' }
  expect(await findAirport(http, 'CUN', signal)).toEqual(found)
  expect(http.calls[0]?.query).toEqual({ query: 'CUN' })
  expect(await findAirport(http, 'MIA', signal)).toEqual(unnamedAirport('MIA'))
})

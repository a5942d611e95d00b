import { expect, test } from 'vitest'
import {
  inboundFlight,
  oneWayQuery,
  outboundFlight,
  roundTripQuery,
  roundTripSearch,
} from './fixtures.ts'
import {
  bookingKey,
  flightName,
  isComplete,
  isOutboundOf,
  itineraryOf,
  routeText,
  timesText,
  travelDays,
} from './itinerary.ts'

test('there is no itinerary before an outbound flight is chosen', () => {
  expect(itineraryOf('Round Trip', null, inboundFlight)).toBeNull()
})

test.each([
  ['Round Trip', { priceRoundTripUsd: null }],
  ['Oneway', { priceOneWayUsd: null }],
] as const)('there is none for a flight that is not sold as %s', (type, unsold) => {
  expect(itineraryOf(type, { ...outboundFlight, ...unsold }, inboundFlight)).toBeNull()
})

test.each([
  [inboundFlight, '2026-11-28'],
  [null, '2026-11-24'],
])('the trip ends with the last flight', (inbound, last) => {
  const itinerary = { type: 'Round Trip', outbound: outboundFlight, inbound } as const
  expect(travelDays(itinerary)).toEqual({ first: '2026-11-24', last })
})

test('a round trip needs its way back, a one-way trip has none', () => {
  const roundTrip = itineraryOf('Round Trip', outboundFlight, null)
  expect(roundTrip && isComplete(roundTrip)).toBe(false)
  const whole = itineraryOf('Round Trip', outboundFlight, inboundFlight)
  expect(whole && isComplete(whole)).toBe(true)
  const oneWay = itineraryOf('Oneway', outboundFlight, inboundFlight)
  expect(oneWay).toEqual({ type: 'Oneway', outbound: outboundFlight, inbound: null })
  expect(oneWay && isComplete(oneWay)).toBe(true)
})

test.each([
  [outboundFlight, roundTripQuery, true],
  [outboundFlight, oneWayQuery, true],
  [null, roundTripQuery, false],
  [{ ...outboundFlight, date: '2026-11-25' }, roundTripQuery, false],
  [{ ...outboundFlight, originIata: 'MEX' }, roundTripQuery, false],
  [inboundFlight, roundTripQuery, false],
  [{ ...outboundFlight, priceRoundTripUsd: null }, roundTripQuery, false],
  [{ ...outboundFlight, priceRoundTripUsd: null }, oneWayQuery, true],
  [{ ...outboundFlight, priceOneWayUsd: null }, oneWayQuery, false],
  [{ ...outboundFlight, priceOneWayUsd: null }, roundTripQuery, true],
])('a flight belongs to a search by route, day and kind of trip (%#)', (flight, query, belongs) => {
  expect(isOutboundOf(flight, query)).toBe(belongs)
})

test('a flight is shown by its route, times and name', () => {
  expect(routeText(outboundFlight)).toBe('CUN → MIA')
  expect(timesText(outboundFlight)).toBe('08:30 → 11:05')
  expect(flightName(outboundFlight)).toBe('Aeroméxico AM 123')
})

test.each([
  ['08:30', '', '08:30 → to be confirmed'],
  ['', '11:05', 'To be confirmed → 11:05'],
  ['', '', 'Times to be confirmed'],
])('from %j to %j is %s', (departureTime, arrivalTime, text) => {
  expect(timesText({ ...outboundFlight, departureTime, arrivalTime })).toBe(text)
})

test.each([
  ['Aeroméxico', '', 'Aeroméxico'],
  ['', 'AM 123', 'AM 123'],
  ['', '', 'Flight number to be confirmed'],
])('a flight of %j with the number %j is called %s', (airlineName, flightNumber, name) => {
  expect(flightName({ ...outboundFlight, airlineName, flightNumber })).toBe(name)
})

test('another flight, traveller or class is another booking', () => {
  const trip = { type: 'Round Trip', outbound: outboundFlight, inbound: inboundFlight } as const
  const key = bookingKey(trip, roundTripSearch)
  expect(bookingKey({ ...trip }, { ...roundTripSearch })).toBe(key)
  const travellers = { ...roundTripSearch.travellers, infants: 0 }
  expect(bookingKey(trip, { ...roundTripSearch, travellers })).not.toBe(key)
  expect(bookingKey({ ...trip, inbound: outboundFlight }, roundTripSearch)).not.toBe(key)
  expect(bookingKey(trip, { ...roundTripSearch, cabinClass: 'Economy' })).not.toBe(key)
})

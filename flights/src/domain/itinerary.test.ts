import type { FlightSearch, SelectedFlight } from '@storefront/contract'
import { createSession } from '@storefront/session'
import { expect, test } from 'vitest'
import {
  cancun,
  inboundFlight,
  outboundFlight,
  overnightFlight,
  roundTrip,
  roundTripSearch,
} from '../testing/fixtures.ts'
import {
  arrivalText,
  bookingKey,
  citiesText,
  datedTimesText,
  datesText,
  flightName,
  isComplete,
  isWithinMexico,
  itineraryOf,
  itineraryProblem,
  timesText,
  travelDays,
} from './itinerary.ts'

const oneWaySearch = { ...roundTripSearch, type: 'Oneway', returnDate: null } as const

const { selection: nothing } = createSession({ today: '2026-11-20' }).getState()
const chosen = (flight: FlightSearch, outboundFlight: SelectedFlight, back = true) => ({
  ...nothing,
  outboundFlight,
  inboundFlight: back ? inboundFlight : null,
  searches: { ...nothing.searches, flight },
})

test.each([
  [roundTripSearch, { priceRoundTripUsd: null }],
  [oneWaySearch, { priceOneWayUsd: null }],
])('itineraryOf is null for a flight that is not sold as $type', (search, unsold) => {
  const flight = { ...outboundFlight, ...unsold }
  const selection = chosen(search, flight)
  expect(itineraryOf(selection)).toBeNull()
  expect(itineraryOf({ ...selection, outboundFlight: null })).toBeNull()
})

test('names a return on the same day', () => {
  const inbound = { ...inboundFlight, date: '2026-11-24' }
  expect(datesText({ ...roundTrip, inbound })).toBe('Tue 24-11-2026, same-day return')
})

test.each([
  ['overnight', overnightFlight, '2026-11-25'],
  ['over the date line', { ...outboundFlight, arrivalDate: '2026-11-23' }, '2026-11-24'],
])('a trip with one flight %s ends on $2', (_, outbound, last) => {
  const days = travelDays({ ...roundTrip, outbound, inbound: null })
  expect(days).toEqual({ first: '2026-11-24', last })
})

const another = 'Please choose another return flight.'

test.each([
  ['11:00', `Your return flight leaves before you arrive. ${another}`],
  ['12:04', `Your return flight leaves less than an hour after you land. ${another}`],
  ['12:05', null],
])('a return at %j on the day of a landing at 11:05 has the problem %j', (leaves, problem) => {
  const inbound = { ...inboundFlight, date: outboundFlight.date, departureTime: leaves }
  expect(itineraryProblem({ ...roundTrip, inbound })).toBe(problem)
  expect(itineraryProblem({ ...roundTrip, inbound: null })).toBeNull()
})

test.each([
  ['21:10', '13:20', undefined, '21:10 → 13:20 +1', 'Wednesday 25-11-2026'],
  ['00:30', '20:15', '2026-11-23', '00:30 → 20:15 −1', 'Monday 23-11-2026'],
  ['21:10', '', undefined, '21:10 → to be confirmed', null],
  ['', '11:05', undefined, 'To be confirmed → 11:05', null],
  ['', '', undefined, 'Times to be confirmed', null],
])(
  'times from %j to %j, arriving on %j, read %s',
  (departureTime, arrivalTime, arrivalDate, text, day) => {
    const times = { departureTime, arrivalTime, ...(arrivalDate ? { arrivalDate } : {}) }
    const flight = { ...outboundFlight, ...times }
    expect(timesText(flight)).toBe(text)
    expect(arrivalText(flight)).toBe(day && `arrives ${day}`)
    const short = day?.replace(/^(...)\w+/, '$1')
    expect(datedTimesText(flight)).toBe(short ? `${text} (${short})` : text)
  },
)

test('a round trip is complete only with a return flight, a one-way trip without one', () => {
  const begun = itineraryOf(chosen(roundTripSearch, outboundFlight, false))
  expect(begun && isComplete(begun)).toBe(false)
  expect(itineraryOf(chosen(roundTripSearch, outboundFlight))).toEqual(roundTrip)
  expect(isComplete(roundTrip)).toBe(true)
  const oneWay = itineraryOf(chosen(oneWaySearch, outboundFlight))
  expect(oneWay).toEqual({ search: oneWaySearch, outbound: outboundFlight, inbound: null })
  expect(oneWay && isComplete(oneWay)).toBe(true)
})

test('flightName says that airline and number are unknown', () => {
  const flight = { ...outboundFlight, airlineName: '', flightNumber: '' }
  expect(flightName(flight)).toBe('Flight number to be confirmed')
})

test('citiesText names an unknown airport by its code', () => {
  expect(citiesText(outboundFlight, [cancun])).toBe('Cancún to MIA')
})

test('the booking key changes with flight, travellers and class, not with the fare', () => {
  const key = bookingKey(roundTrip)
  const outbound = { ...outboundFlight, priceRoundTripUsd: 1 }
  expect(bookingKey({ ...roundTrip, outbound })).toBe(key)
  const travellers = { ...roundTripSearch.travellers, infants: 0 }
  const other = (search: Partial<typeof roundTripSearch>) =>
    bookingKey({ ...roundTrip, search: { ...roundTripSearch, ...search } })
  expect(other({ travellers })).not.toBe(key)
  expect(other({ cabinClass: 'Economy' })).not.toBe(key)
  expect(bookingKey({ ...roundTrip, inbound: outboundFlight })).not.toBe(key)
})

const mexican = { withinCountry: 'MX' }

test.each([
  [mexican, mexican, true],
  [mexican, {}, false],
  [{}, mexican, false],
])('isWithinMexico of an outbound flight %j and a return %j is %s', (out, back, isWithin) => {
  const outbound = { ...outboundFlight, ...out }
  const inbound = { ...inboundFlight, ...back }
  expect(isWithinMexico({ ...roundTrip, outbound, inbound })).toBe(isWithin)
})

import type { SelectedFlight } from '@storefront/contract'
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

/** The session's selection after these flights were chosen in this search. */
function chosen(
  search: typeof roundTripSearch | typeof oneWaySearch,
  outbound: SelectedFlight,
  inbound: SelectedFlight | null,
) {
  const session = createSession({ today: '2026-11-20' })
  session.publish('outbound-flight-selected', { flight: outbound, search })
  if (inbound) session.publish('inbound-flight-selected', { flight: inbound })
  return session.getState().selection
}

test('itineraryOf is null before an outbound flight is chosen', () => {
  const selection = chosen(roundTripSearch, outboundFlight, inboundFlight)
  expect(itineraryOf({ ...selection, outboundFlight: null })).toBeNull()
})

test.each([
  [roundTripSearch, { priceRoundTripUsd: null }],
  [oneWaySearch, { priceOneWayUsd: null }],
])('itineraryOf is null for a flight that is not sold as $type', (search, unsold) => {
  const flight = { ...outboundFlight, ...unsold }
  expect(itineraryOf(chosen(search, flight, inboundFlight))).toBeNull()
})

test.each([
  ['on a later day', inboundFlight, 'Tue 24-11-2026 to Sat 28-11-2026'],
  ['on the same day', { ...inboundFlight, date: '2026-11-24' }, 'Tue 24-11-2026, same-day return'],
])('formats the dates of a trip that returns %s', (_, inbound, text) => {
  expect(datesText({ ...roundTrip, inbound })).toBe(text)
})

test.each([
  ['a return flight', outboundFlight, inboundFlight, '2026-11-28'],
  ['one flight', outboundFlight, null, '2026-11-24'],
  ['one overnight flight', overnightFlight, null, '2026-11-25'],
  [
    'one flight over the date line, which arrives the day before',
    { ...outboundFlight, arrivalDate: '2026-11-23' },
    null,
    '2026-11-24',
  ],
])('a trip with %s ends on $3', (_, outbound, inbound, last) => {
  expect(travelDays({ ...roundTrip, outbound, inbound })).toEqual({ first: '2026-11-24', last })
})

test.each([
  ['11:00', 'Your return flight leaves before you arrive. Please choose another return flight.'],
  [
    '12:04',
    'Your return flight leaves less than an hour after you land. Please choose another return flight.',
  ],
  ['12:05', null],
  ['', null],
])(
  'a return at %j on the day of a landing at 11:05 has the problem %j',
  (departureTime, problem) => {
    const inbound = { ...inboundFlight, date: outboundFlight.date, departureTime }
    expect(itineraryProblem({ ...roundTrip, inbound })).toBe(problem)
    expect(itineraryProblem({ ...roundTrip, inbound: null })).toBeNull()
  },
)

test.each([
  ['08:30', '11:05', undefined, '08:30 → 11:05', null],
  ['21:10', '13:20', undefined, '21:10 → 13:20 +1', 'Wednesday 25-11-2026'],
  ['00:30', '20:15', '2026-11-23', '00:30 → 20:15 −1', 'Monday 23-11-2026'],
  ['22:00', '06:00', '2026-11-24', '22:00 → 06:00', null],
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
  const begun = itineraryOf(chosen(roundTripSearch, outboundFlight, null))
  expect(begun && isComplete(begun)).toBe(false)
  const whole = itineraryOf(chosen(roundTripSearch, outboundFlight, inboundFlight))
  expect(whole).toEqual(roundTrip)
  expect(whole && isComplete(whole)).toBe(true)
  const oneWay = itineraryOf(chosen(oneWaySearch, outboundFlight, inboundFlight))
  expect(oneWay).toEqual({ search: oneWaySearch, outbound: outboundFlight, inbound: null })
  expect(oneWay && isComplete(oneWay)).toBe(true)
})

test.each([
  ['Aeroméxico', 'AM 123', 'Aeroméxico AM 123'],
  ['Aeroméxico', '', 'Aeroméxico'],
  ['', 'AM 123', 'AM 123'],
  ['', '', 'Flight number to be confirmed'],
])('flightName of %j with the number %j is %s', (airlineName, flightNumber, name) => {
  expect(flightName({ ...outboundFlight, airlineName, flightNumber })).toBe(name)
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

test.each([
  ['MX', null, true],
  ['MX', undefined, false],
  [undefined, 'MX', false],
])(
  'isWithinMexico of an outbound flight within %s and a return within %s is %s',
  (out, back, isWithin) => {
    const inCountry = (flight: SelectedFlight, country: string | undefined) =>
      country ? { ...flight, withinCountry: country } : flight
    const outbound = inCountry(outboundFlight, out)
    const inbound = back === null ? null : inCountry(inboundFlight, back)
    expect(isWithinMexico({ ...roundTrip, outbound, inbound })).toBe(isWithin)
  },
)

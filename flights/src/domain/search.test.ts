import { describe, expect, test } from 'vitest'
import { cancun, miami, oneWayQuery, roundTripQuery, roundTripSearch } from '../testing/fixtures.ts'
import {
  isNamed,
  isSameQuery,
  pickAirport,
  readQuery,
  resultsAddress,
  searchAddress,
  searchOf,
  searchProblem,
  travellersInAddress,
  unnamedAirport,
} from './search.ts'

const today = '2026-11-20'
const earliest = '2026-11-24'
const requested = (query: string) => readQuery(new URLSearchParams(query), { today })
const read = (query: string) => requested(query)?.search ?? null

const route = 'Please select origin and destination.'
const itself = 'Origin and destination must be different.'
const early = 'Return date cannot be before departure date.'

test.each([
  ['without origin', { from: null }, { field: 'from', text: route }],
  ['without destination', { to: null }, { field: 'to' }],
  ['from an airport to itself', { to: cancun }, { field: 'to', text: itself }],
  ['back before departure', { returnDate: '2026-11-23' }, { field: 'returnDate', text: early }],
  ['back on the same day', { returnDate: '2026-11-24' }, undefined],
  ['for 51', { travellers: { adults: 50, children: 0, infants: 1 } }, { field: 'travellers' }],
  ['one way, back before departure', { type: 'Oneway', returnDate: '2026-11-23' }, undefined],
] as const)('searchProblem of a search %s: $2', (_, change, problem) => {
  const found = searchProblem({ ...roundTripSearch, ...change })
  if (problem) expect(found).toMatchObject(problem)
  else expect(found).toBeNull()
})

test('restores a search from its address', () => {
  const address = resultsAddress(roundTripQuery)
  expect(address).toBe(
    '/flights/results?from=CUN&to=MIA&departureDate=2026-11-24&returnDate=2026-11-28&type=Round+Trip' +
      '&adults=2&children=1&infants=1&cabinClass=Business',
  )
  expect(read(address.split('?')[1] ?? '')).toEqual(roundTripQuery)
  expect(resultsAddress(oneWayQuery)).toContain('&returnDate=&type=Oneway&')
  expect(read(resultsAddress(oneWayQuery).split('?')[1] ?? '')).toEqual(oneWayQuery)
})

test('reads an address with the five parameters of product 2.6', () => {
  const dates = { departureDate: '2026-12-01', returnDate: '2026-12-08' }
  const five = { from: 'CUN', to: 'MIA', ...dates, type: 'Round Trip' }
  const rest = { travellers: { adults: 1, children: 0, infants: 0 }, cabinClass: 'Economy' }
  const written = new URLSearchParams({ ...five, from: ' cun', to: 'mia ' })
  expect(read(String(written))).toEqual({ ...five, ...rest })
})

test.each(['from=CUN', 'to=MIA', 'from=CUN&to=CUN', 'from=CANCUN&to=MIA', 'from=C1N&to=MIA'])(
  'an address without a route has no search: %j',
  (query) => expect(read(query)).toBeNull(),
)

describe('an unreadable parameter takes its default', () => {
  const route = 'from=CUN&to=MIA'
  test.each([
    ['type=Sideways&returnDate=2026-11-30', { type: 'Oneway', returnDate: null }],
    ['type=Round+Trips', { type: 'Oneway' }],
    ['type=No+Round+Trip', { type: 'Oneway' }],
    ['type=roundtrip', { type: 'Round Trip', returnDate: '2026-11-28' }],
    ['adults=-1&children=x&infants=1.5', { travellers: { adults: 1, children: 0, infants: 0 } }],
    ['adults=2&children=3&infants=46', { travellers: { adults: 2, children: 3, infants: 45 } }],
    ['adults=2,9,9', { travellers: { adults: 50, children: 0, infants: 0 } }],
    ['cabinClass=first+class', { cabinClass: 'First Class' }],
  ])('%s', (query, expected) => {
    expect(read(`${route}&${query}`)).toMatchObject(expected)
  })
})

const moved = 'The earliest departure is Tue 24-11-2026, so we moved your trip to that day.'
const noDay = (end: string, day: string) =>
  `The ${end} was not a day of the calendar, so we chose ${day}.`
const before = 'The return was before the departure, so we moved it to Sat 28-11-2026.'

test.each([
  ['2026-11-23', '2026-11-30', '2026-12-01', [moved]],
  ['2026-11-24', '2026-11-24', '2026-11-24', []],
  ['2026-11-24', '2026-11-20', '2026-11-28', [before]],
  ['2026-11-24', 'soon', '2026-11-28', [noDay('return', 'Sat 28-11-2026')]],
  ['2027-02-31', null, null, [noDay('departure', 'Tue 24-11-2026')]],
])('corrects a trip from %s to %s and says so', (departureDate, back, returnDate, corrections) => {
  const trip = back ? `&returnDate=${back}&type=Round+Trip` : '&returnDate=2026-11-20&type=Oneway'
  const result = requested(`from=CUN&to=MIA&departureDate=${departureDate}${trip}`)
  expect(result?.search).toMatchObject({ departureDate: earliest, returnDate })
  expect(result?.corrections).toEqual(corrections)
})

test.each([
  ['from=CUN', null],
  ['children=3', { adults: 1, children: 3, infants: 0 }],
])('travellersInAddress of %j is %j', (query, travellers) => {
  expect(travellersInAddress(new URLSearchParams(query))).toEqual(travellers)
})

test('searchOf uses the names of known airports, and a search without an origin links home', () => {
  expect(searchOf(roundTripQuery, [miami, cancun])).toEqual(roundTripSearch)
  const unnamed = { id: 'MIA', name: 'MIA', iataCode: 'MIA', airportName: '' }
  expect(searchOf(roundTripQuery, [cancun]).to).toEqual(unnamed)
  expect([miami, unnamedAirport('MIA')].map(isNamed)).toEqual([true, false])
  expect(searchAddress(roundTripSearch)).toBe(resultsAddress(roundTripQuery))
  expect(searchAddress({ ...roundTripSearch, from: null })).toBe('/')
  expect(isSameQuery(roundTripQuery, { ...roundTripQuery })).toBe(true)
  expect(isSameQuery(roundTripQuery, oneWayQuery)).toBe(false)
})

const guadalajara = { id: 3, name: 'Guadalajara', iataCode: 'GDL', airportName: '' }

test.each([
  ['another origin', 'from', guadalajara, { from: guadalajara }, {}],
  ['the destination as origin', 'from', miami, { from: miami, to: cancun }, {}],
  ['the origin as destination', 'to', cancun, { from: miami, to: cancun }, {}],
  ['it without an origin', 'from', miami, { from: miami, to: null }, { from: null }],
  ['an origin without a destination', 'from', miami, { from: miami }, { to: null }],
] as const)('pickAirport returns the changed fields for %s', (_, field, airport, change, open) => {
  expect(pickAirport({ ...roundTripSearch, ...open }, field, airport)).toEqual(change)
})

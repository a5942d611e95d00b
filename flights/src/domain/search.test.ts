import { describe, expect, test } from 'vitest'
import { cancun, miami, oneWayQuery, roundTripQuery, roundTripSearch } from './fixtures.ts'
import {
  isSameQuery,
  queryOf,
  readQuery,
  resultsAddress,
  searchAddress,
  searchOf,
  searchProblem,
} from './search.ts'

const today = '2026-11-20'
const earliest = '2026-11-24'
const asked = (query: string) => readQuery(new URLSearchParams(query), today)
const read = (query: string) => asked(query)?.search ?? null

describe('a search runs only when nothing is wrong with it', () => {
  test.each([
    ['complete', roundTripSearch, null],
    ['without origin', { ...roundTripSearch, from: null }, 'from'],
    ['without destination', { ...roundTripSearch, to: null }, 'to'],
    ['without both', { ...roundTripSearch, from: null, to: null }, 'from'],
    ['from an airport to itself', { ...roundTripSearch, to: cancun }, 'to'],
    ['back before it left', { ...roundTripSearch, returnDate: '2026-11-23' }, 'returnDate'],
    ['back on the same day', { ...roundTripSearch, returnDate: '2026-11-24' }, null],
    [
      'for 51',
      { ...roundTripSearch, travellers: { adults: 50, children: 0, infants: 1 } },
      'travellers',
    ],
    ['one way', { ...roundTripSearch, type: 'Oneway' as const, returnDate: null }, null],
    [
      'one way, whatever its return was',
      { ...roundTripSearch, type: 'Oneway' as const, returnDate: '2026-11-23' },
      null,
    ],
  ])('%s', (_, search, field) => {
    expect(searchProblem(search)?.field ?? null).toBe(field)
  })

  test('with the texts of product 8.1', () => {
    expect(searchProblem({ ...roundTripSearch, from: null })?.text).toBe(
      'Please select origin and destination.',
    )
    expect(searchProblem({ ...roundTripSearch, to: cancun })?.text).toBe(
      'Origin and destination must be different.',
    )
    expect(searchProblem({ ...roundTripSearch, returnDate: '2026-11-23' })?.text).toBe(
      'Return date cannot be before departure date.',
    )
  })
})

test('a search is an address and the address is the search', () => {
  const address = resultsAddress(roundTripQuery)
  expect(address).toBe(
    '/flights/results?from=CUN&to=MIA&departureDate=2026-11-24&returnDate=2026-11-28&type=Round+Trip' +
      '&adults=2&children=1&infants=1&cabinClass=Business',
  )
  expect(read(address.split('?')[1] ?? '')).toEqual(roundTripQuery)
  expect(read(resultsAddress(oneWayQuery).split('?')[1] ?? '')).toEqual(oneWayQuery)
})

test('an address with the five parameters of product 2.6 is a whole search', () => {
  expect(
    read('from=cun&to=mia&departureDate=2026-12-01&returnDate=2026-12-08&type=Round%20Trip'),
  ).toEqual({
    from: 'CUN',
    to: 'MIA',
    departureDate: '2026-12-01',
    returnDate: '2026-12-08',
    type: 'Round Trip',
    travellers: { adults: 1, children: 0, infants: 0 },
    cabinClass: 'Economy',
  })
})

test('blanks around an airport of an address do not count', () => {
  expect(read('from=+cun&to=MIA+')).toMatchObject({ from: 'CUN', to: 'MIA' })
})

test('one way has an empty return date in its address', () => {
  expect(resultsAddress(oneWayQuery)).toContain('&returnDate=&type=Oneway')
})

test('a return on the day of the departure is kept', () => {
  const dates = 'departureDate=2026-12-01&returnDate=2026-12-01'
  expect(read(`from=CUN&to=MIA&type=Round+Trip&${dates}`)?.returnDate).toBe('2026-12-01')
})

describe('an address without a route asks for nothing', () => {
  test.each(['', 'from=CUN', 'to=MIA', 'from=CUN&to=CUN', 'from=CANCUN&to=MIA', 'from=C1N&to=MIA'])(
    '%s',
    (query) => {
      expect(read(query)).toBeNull()
    },
  )
})

describe('what is unreadable in an address takes its default', () => {
  const route = 'from=CUN&to=MIA'
  test.each([
    ['departureDate=soon', { departureDate: earliest }],
    ['departureDate=2026-02-30', { departureDate: earliest }],
    ['type=Sideways', { type: 'Oneway', returnDate: null }],
    ['type=Oneway&returnDate=2026-11-30', { returnDate: null }],
    ['type=Round+Trips', { type: 'Oneway' }],
    ['type=No+Round+Trip', { type: 'Oneway' }],
    ['type=roundtrip', { type: 'Round Trip', returnDate: '2026-11-28' }],
    ['type=round-trip', { type: 'Round Trip', returnDate: '2026-11-28' }],
    ['type=Round+Trip&returnDate=2020-01-01', { returnDate: '2026-11-28' }],
    ['adults=1e9', { travellers: { adults: 1, children: 0, infants: 0 } }],
    ['adults=1000000000', { travellers: { adults: 50, children: 0, infants: 0 } }],
    ['adults=-1&children=x&infants=1.5', { travellers: { adults: 1, children: 0, infants: 0 } }],
    ['adults=2&children=3&infants=46', { travellers: { adults: 2, children: 3, infants: 45 } }],
    ['adults=2,9,9', { travellers: { adults: 50, children: 0, infants: 0 } }],
    ['cabinClass=first+class', { cabinClass: 'First Class' }],
    ['cabinClass=Cargo', { cabinClass: 'Economy' }],
  ])('%s', (query, expected) => {
    expect(read(`${route}&${query}`)).toMatchObject(expected)
  })
})

describe('a trip before the earliest date moves there, keeps its length, and says so', () => {
  const moved = 'The earliest departure is Tue 24-11-2026, so we moved your trip to that day.'
  test.each([
    ['departureDate=2020-01-01&type=Oneway', earliest, null, [moved]],
    [
      'departureDate=2020-01-01&returnDate=2020-01-11&type=Round+Trip',
      earliest,
      '2026-12-04',
      [moved],
    ],
    [
      'departureDate=2026-11-23&returnDate=2026-11-30&type=Round+Trip',
      earliest,
      '2026-12-01',
      [moved],
    ],
    ['departureDate=2026-11-24&returnDate=2026-11-30&type=Round+Trip', earliest, '2026-11-30', []],
    ['departureDate=2026-11-24&returnDate=2026-11-24&type=Round+Trip', earliest, '2026-11-24', []],
    [
      'departureDate=2026-11-24&returnDate=2026-11-20&type=Round+Trip',
      earliest,
      '2026-11-28',
      ['The return was before the departure, so we moved it to Sat 28-11-2026.'],
    ],
    ['departureDate=2026-11-24&returnDate=2026-11-20&type=Oneway', earliest, null, []],
    ['departureDate=2026-11-24&returnDate=soon&type=Round+Trip', earliest, '2026-11-28', []],
    ['type=Oneway', earliest, null, []],
  ])('%s', (query, departureDate, returnDate, corrections) => {
    const result = asked(`from=CUN&to=MIA&${query}`)
    expect(result?.search).toMatchObject({ departureDate, returnDate })
    expect(result?.corrections).toEqual(corrections)
  })
})

test('more travellers than are searched for are said', () => {
  expect(asked('from=CUN&to=MIA&adults=25&children=25')?.corrections).toEqual([])
  expect(asked('from=CUN&to=MIA&adults=25&children=25&infants=1')?.corrections).toEqual([
    'You can book for up to 50 travellers at a time. For a larger group, please contact us by WhatsApp.',
  ])
})

test('a query is a search again, with the airports that are known by name', () => {
  expect(searchOf(roundTripQuery, [miami, cancun])).toEqual(roundTripSearch)
  expect(searchOf(roundTripQuery, [cancun]).to).toEqual({
    id: 'MIA',
    name: 'MIA',
    iataCode: 'MIA',
    airportName: '',
  })
})

test('a search without its airports leads home', () => {
  expect(searchAddress(roundTripSearch)).toBe(resultsAddress(roundTripQuery))
  expect(searchAddress({ ...roundTripSearch, from: null })).toBe('/')
})

test('a search without its airports has no address yet', () => {
  expect(queryOf({ ...roundTripSearch, to: null })).toBeNull()
  expect(queryOf({ ...roundTripSearch, to: miami })).toEqual(roundTripQuery)
})

test('two searches are the same when nothing of them differs', () => {
  expect(isSameQuery(roundTripQuery, { ...roundTripQuery })).toBe(true)
  expect(isSameQuery(roundTripQuery, oneWayQuery)).toBe(false)
})

import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { article, destinationResult } from './content.ts'
import { flight, flightResults, flightSearchQuery } from './flights.ts'
import { room } from './hotels.ts'
import records from './records.json'
import * as own from './records.ts'
import storefront from './storefront-records.json'
import { tour } from './tours.ts'

const { fees, aRoom, listed, aHotel, trip, anArticle } = records
const { aSlide, anAirport, aFlight, place, cancun } = records

test('reads flights from a list, or in both directions for Round Trip', () => {
  const oneWay = { outbound_flights: [aFlight], inbound_flights: [] }
  expect(v.parse(flightResults, [aFlight, {}])).toEqual(oneWay)
  const both = { outbound_flights: [aFlight], inbound_flights: [{ ...aFlight, id: 'y43' }] }
  expect(v.parse(flightResults, both)).toEqual(both)
})

test.each([
  ['hotel', 'hotel'],
  ['tour', 'tour'],
  ['airport', 'destination'],
])('a search result of the type %s is read as a %s', (type, read) => {
  expect(v.parse(destinationResult, { id: 2, name: 'Tulum', type }).type).toBe(read)
})

test.each([
  ['publish_date', article, anArticle, 20260314, '20260314'],
  ['features', room, aRoom, ['Bar', { text: 'Bath' }, { name: 'Bed' }], ['Bar', 'Bath', 'Bed']],
  ['destination', tour, trip, { name: 'Cancún' }, cancun],
  ['destination', tour, trip, 'Cancún', cancun],
  ['day_of_week', flight, aFlight, 1, '1'],
  ['day_of_week', flight, aFlight, null, ''],
])('%s reads $3 as $4', (field, schema: v.GenericSchema, record, value, expected) => {
  expect(v.parse(schema, { ...record, [field]: value })).toMatchObject({ [field]: expected })
})

test('rejects other airport codes of a flight search than IATA codes', () => {
  const query = { from: 'MIAM', to: 'MIAM', date: '2026-11-26' }
  const { issues } = v.safeParse(flightSearchQuery, query)
  const messages = ['from must be an IATA code', 'to must be an IATA code']
  expect(issues).toMatchObject(messages.map((message) => ({ message })))
})

test('leaves out a malformed fee, and ignores a malformed cancellation', () => {
  const local_fees = [...fees, { ...fees[0], per: 'suitcase' }]
  const free_cancellation = { days_before: 3, time: '25:00' }
  const read = v.parse(tour, { ...trip, local_fees, free_cancellation })
  expect(read.local_fees).toEqual(fees.map((fee) => ({ ...fee, note: '' })))
  expect(read.free_cancellation).toBeNull()
})

describe("a record in the storefront's names", () => {
  const bareFlight = { id: 1 }
  const home = { heroSlides: [aSlide, {}], recentArticles: [{}, anArticle] }
  test.each<[keyof typeof storefront, v.GenericSchema, unknown]>([
    ['article', own.articleRecord, anArticle],
    ['home', own.homePageRecord, home],
    ['place', own.popularDestinationRecord, place],
    ['airport', own.airportRecord, { ...anAirport, iata_code: 'cun' }],
    ['bareAirport', own.airportRecord, { iata_code: 'cun' }],
    ['flights', own.flightResultsRecord, [aFlight]],
    ['bareFlights', own.flightResultsRecord, [bareFlight]],
    ['listedHotel', own.listedHotelRecord, listed],
    ['hotel', own.hotelRecord, aHotel],
    ['bareHotel', own.hotelRecord, { id: 7, rooms: [{ id: 1, rates: [{ price_per_night: 1 }] }] }],
    ['listedTrip', own.listedTripRecord('Tour'), trip],
    ['trip', own.tripRecord('Tour'), trip],
    ['bareTrip', own.tripRecord('Tour'), { id: 7, price_per_person: 1, duration_hours: -1 }],
  ])('%s', (name, schema, record) => {
    expect(v.parse(schema, record)).toMatchObject(storefront[name])
  })

  test('has an empty day for an article without one, and no summary has content', () => {
    const { publish_date: _, ...undated } = anArticle
    expect(v.parse(own.articleRecord, undated).publishDate).toBe('')
    expect(v.parse(own.articleSummaryRecord, anArticle)).not.toHaveProperty('content')
  })
})

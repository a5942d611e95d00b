import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { article, destinationResult, homePage, popularDestination, slide } from './content.ts'
import { airport, flight, flightResults, flightSearchQuery } from './flights.ts'
import { hotel, listedHotel, rate, room } from './hotels.ts'
import { text } from './primitives.ts'
import records from './records.json'
import { tour } from './tours.ts'

const {
  fees,
  aRate,
  aRoom,
  listed,
  aHotel,
  trip,
  anArticle,
  aSlide,
  anAirport,
  aFlight,
  place,
  cancun,
} = records

describe.each([
  ['an airport', airport, anAirport],
  ['a flight', flight, aFlight],
  ['a rate', rate, aRate],
  ['a room', room, aRoom],
  ['a listed hotel', listedHotel, listed],
  ['a hotel', hotel, aHotel],
  ['a tour', tour, trip],
  ['an article', article, anArticle],
  ['a slide', slide, aSlide],
  ['a popular destination', popularDestination, place],
  ['a destination that was searched', destinationResult, { id: 2, name: 'Tulum', type: 'tour' }],
])('%s', (_, schema: v.GenericSchema, record) => {
  test('is read with every field of product 7.4, and no unused one', () => {
    const read = v.parse(schema, { ...record, extra: 1 })
    expect(read).toMatchObject(record)
    expect(read).not.toHaveProperty('extra')
  })
})

test.each([
  ['a flight', flight, aFlight],
  ['a listed hotel', listedHotel, listed],
  ['a tour', tour, trip],
  ['an article', article, anArticle],
])('%s without an id is none', (_, schema: v.GenericSchema, record) => {
  expect(v.safeParse(schema, { ...record, id: '' }).success).toBe(false)
  expect(v.safeParse(schema, { ...record, id: undefined }).success).toBe(false)
})

test('the home page has slides and articles, each bad one left out', () => {
  const page = { heroSlides: [aSlide, {}], recentArticles: [{}, anArticle] }
  expect(v.parse(homePage, page)).toEqual({ heroSlides: [aSlide], recentArticles: [anArticle] })
  expect(v.parse(homePage, { heroSlides: 'x' })).toEqual({ heroSlides: [], recentArticles: [] })
})

test('flights come as a list, or in both directions for Round Trip', () => {
  const oneWay = { outbound_flights: [aFlight], inbound_flights: [] }
  expect(v.parse(flightResults, [aFlight, {}])).toEqual(oneWay)
  const both = { outbound_flights: [aFlight], inbound_flights: [{ ...aFlight, id: 'y43' }] }
  expect(v.parse(flightResults, both)).toEqual(both)
})

test.each([
  ['hotel', 'hotel'],
  ['tour', 'tour'],
  ['destination', 'destination'],
  ['airport', 'destination'],
])('a destination of the type %s is read as a %s', (type, read) => {
  expect(v.parse(destinationResult, { id: 1, name: 'X', type }).type).toBe(read)
})

test.each([
  ['14.03.2026', '14.03.2026'],
  [20260314, '20260314'],
  [null, null],
  [{}, null],
])('a publish date %j reads as %j', (publish_date, read) => {
  expect(v.parse(article, { ...anArticle, publish_date }).publish_date).toBe(read)
})

test.each([
  ['Balcony', 'Balcony'],
  [{ text: 'Balcony' }, 'Balcony'],
  [{ name: 'Balcony' }, 'Balcony'],
])('a feature %j reads as %s', (feature, read) => {
  expect(v.parse(room, { ...aRoom, features: [feature] }).features).toEqual([read])
})

test.each([
  [{ name: 'Cancún' }, cancun],
  ['Cancún', cancun],
  [7, null],
])('a destination %j reads as %j', (destination, read) => {
  expect(v.parse(tour, { ...trip, destination }).destination).toEqual(read)
})

test.each([
  [1, '1'],
  ['Monday', 'Monday'],
  [null, ''],
])('a weekday %j reads as %j', (day_of_week, read) => {
  expect(v.parse(flight, { ...aFlight, day_of_week }).day_of_week).toBe(read)
})

test.each([
  [undefined, ''],
  [null, ''],
  [['x'], ''],
])('a text that is %j reads as %j', (value, read) => {
  expect(v.parse(text, value)).toBe(read)
})

describe('the query of a flight search', () => {
  const query = { from: 'MIA', to: 'CUN', date: '2026-11-26', type: 'Round Trip' }

  test('is taken as it was asked', () => {
    const full = { ...query, returnDate: '2026-11-30' }
    expect(v.parse(flightSearchQuery, { ...full, from: ' mia ' })).toEqual({ ...full, from: 'mia' })
  })

  test('is for one way when it does not say', () => {
    expect(v.parse(flightSearchQuery, { ...query, type: undefined }).type).toBe('Oneway')
    expect(v.parse(flightSearchQuery, { ...query, type: 'Oneway' }).type).toBe('Oneway')
    expect(v.safeParse(flightSearchQuery, { ...query, type: '' }).success).toBe(false)
  })

  test.each(['MI', 'MIAM', '1MIA', 'M1A', ''])('names airports by IATA codes, not %j', (code) => {
    const issuesOf = (field: 'from' | 'to') =>
      v.safeParse(flightSearchQuery, { ...query, [field]: code }).issues?.map((i) => i.message)
    expect(issuesOf('from')).toEqual(['from must be an IATA code'])
    expect(issuesOf('to')).toEqual(['to must be an IATA code'])
  })

  test('trims both airports', () => {
    expect(v.parse(flightSearchQuery, { ...query, to: ' CUN ' }).to).toBe('CUN')
  })
})

test.each([
  ['a wrong hour', { days_before: 3, time: '25:00' }],
  ['half a day', { days_before: 0.5, time: '18:00' }],
  ['a sentence', 'until the day before'],
])('free cancellation as %s is not read', (_, free_cancellation) => {
  expect(v.parse(rate, { ...aRate, free_cancellation }).free_cancellation).toBeNull()
})

test.each([
  ['without an amount', { amount_usd: null }],
  ['per something unknown', { per: 'suitcase' }],
  ['without a name', { name: ' ' }],
])('a fee %s is left out', (_, wrong) => {
  const local_fees = [...fees, { ...fees[0], ...wrong }]
  const read = fees.map((fee) => ({ ...fee, note: '' }))
  expect(v.parse(tour, { ...trip, local_fees }).local_fees).toEqual(read)
})

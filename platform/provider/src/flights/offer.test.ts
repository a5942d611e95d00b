import { expect, test } from 'vitest'
import { ownPassports, traveller } from '../testing/calls.ts'
import { flight, smallCatalogue } from '../testing/small-catalogue.ts'
import { faresOn } from './fares.ts'
import { offerFlight } from './offer.ts'

const now = new Date('2026-11-20T17:00:00Z')
const adult = traveller('1985-04-12')
const catalogue = smallCatalogue()
const body = {
  flight_id: 'QZ0101-2026-12-10',
  flight_type: 'Oneway' as const,
  passengers: ownPassports([adult, traveller('2020-01-01'), traveller('2026-01-01')]),
}
const roundTrip = { ...body, flight_type: 'Round Trip' as const }
const { oneWayCents, roundTripCents } = faresOn(flight, '2026-12-10')

test('charges the fare for adults and children and takes a seat for everybody', () => {
  expect(offerFlight(catalogue, body, now)).toEqual({
    product: 'flight',
    itemId: 'QZ0101',
    quote: {
      title: 'Flight Cancún – Miami',
      details: [
        'Quetzal QZ0101, CUN–MIA',
        'Thursday 10-12-2026, 08:00',
        '1 adult, 1 child, 1 infant',
      ],
      lines: [{ label: 'One-way fare', unitCents: oneWayCents, quantity: 2 }],
    },
    amountCents: 2 * oneWayCents,
    firstDay: '2026-12-10',
    lastDay: '2026-12-10',
    travellersCount: 3,
    stock: [{ kind: 'flight', itemId: 'QZ0101', day: '2026-12-10', quantity: 3, capacity: 180 }],
  })
})

test('charges a round trip at the round-trip price, and marks another cabin as on request', () => {
  const sent = { ...roundTrip, cabin_class: 'Business' as const }
  const { quote, amountCents } = offerFlight(catalogue, sent, now)
  expect(quote.lines[0]?.label).toBe('Round trip fare')
  expect(quote.details[1]).toBe('Thursday 10-12-2026, 08:00, round trip')
  expect(quote.details[2]).toBe('Business on request')
  expect(amountCents).toBe(2 * roundTripCents)
})

test('holds both flights of a round trip with its return, at the round-trip price', () => {
  const offer = offerFlight(catalogue, { ...roundTrip, return_flight_id: 'QZ0102-2026-12-20' }, now)
  expect(offer).toMatchObject({ firstDay: '2026-12-10', lastDay: '2026-12-20' })
  expect(offer.amountCents).toBe(2 * roundTripCents)
  expect(offer.quote.details).toEqual([
    'Quetzal QZ0101, CUN–MIA',
    'Thursday 10-12-2026, 08:00',
    'Quetzal QZ0102, MIA–CUN',
    'Sunday 20-12-2026, 10:35',
    '1 adult, 1 child, 1 infant',
  ])
  expect(offer.stock).toEqual([
    { kind: 'flight', itemId: 'QZ0101', day: '2026-12-10', quantity: 3, capacity: 180 },
    { kind: 'flight', itemId: 'QZ0102', day: '2026-12-20', quantity: 3, capacity: 90 },
  ])
})

const [baby, minor] = [traveller('2026-01-01'), traveller('2009-12-11')]
const missing = { status: 404, code: 'not_found', message: 'There is no such flight.' }
const tooEarly = { message: 'The earliest date is 24-11-2026.' }
const issues = [{ path: 'return_flight_id', message: 'belongs to a Round Trip' }]
const oneWay = { status: 400, options: { issues } }

test.each([
  ['without a day', { flight_id: 'QZ0101' }, missing],
  ['of another number', { flight_id: 'QZ0103-2026-12-10' }, missing],
  ['on a day it does not fly', { flight_id: 'QZ0101-2026-12-13' }, missing],
  ['three days ahead', { flight_id: 'QZ0101-2026-11-23' }, tooEarly],
  ['one way with a return', { return_flight_id: 'QZ0102-2026-12-20' }, oneWay],
  ['for infants alone', { passengers: [baby] }, { options: { details: { reason: 'no_adult' } } }],
])('a flight %s is refused by card and WhatsApp', (_, changes, problem) => {
  for (const way of ['card', 'whatsApp'] as const) {
    const offer = () => offerFlight(catalogue, { ...body, ...changes }, now, way)
    expect(offer).toThrow(expect.objectContaining(problem))
  }
})

test.each([
  ['a minute too soon', 'QZ0102-2026-12-10', { durationMinutes: 96 }, '60 minutes after you land'],
  ['to another airport', 'QZ0102-2026-12-20', { origin: 'MIA' }, 'does not lead back'],
  ['from another airport', 'QZ0102-2026-12-20', { destination: 'CUN' }, 'does not lead back'],
])('a return %s is refused, but not an hour after landing: $3', (_, id, changes, text) => {
  const offer = (at: typeof catalogue, return_flight_id: string) => () =>
    offerFlight(at, { ...roundTrip, return_flight_id }, now, 'whatsApp')
  expect(offer(catalogue, 'QZ0102-2026-12-10')).not.toThrow()
  const options = { details: { reason: 'impossible_connection' } }
  const problem = { message: expect.stringContaining(text), options }
  expect(offer(smallCatalogue({ flight: changes }), id)).toThrow(expect.objectContaining(problem))
})

test('requires passports to be valid until the last flight lands, which may be the next day', () => {
  const late = smallCatalogue({ flight: { departs: '23:30' } })
  const expiring = (passportExpiry: string) => () =>
    offerFlight(late, { ...body, passengers: [traveller('1990-01-01', { passportExpiry })] }, now)
  expect(expiring('2026-12-10')).toThrow(expect.objectContaining({ status: 400 }))
  expect(expiring('2026-12-11')().lastDay).toBe('2026-12-11')
})

test('charges an infant who turns two before the return as a child', () => {
  const turning = ownPassports([adult, traveller('2024-12-15')])
  const sent = { ...roundTrip, passengers: turning, return_flight_id: 'QZ0102-2026-12-20' }
  expect(offerFlight(catalogue, sent, now).amountCents).toBe(2 * roundTripCents)
  const counted = { ...sent, adults: 1, children: 0, infants: 1 }
  expect(() => offerFlight(catalogue, counted, now)).toThrow('The price has changed.')
})

test('refuses more infants than laps of adults, or nobody of 18, by card alone', () => {
  const party = (...passengers: (typeof adult)[]) => ({
    ...body,
    passengers: ownPassports(passengers),
  })
  const laps = party(adult, traveller('2008-12-10'), baby, baby)
  expect(() => offerFlight(catalogue, laps, now)).not.toThrow()
  const lapless = party(adult, minor, baby, baby)
  const options = { details: { reason: 'too_many_infants', max_infants: 1 } }
  expect(() => offerFlight(catalogue, lapless, now)).toThrow(expect.objectContaining({ options }))
  expect(offerFlight(catalogue, lapless, now, 'whatsApp').travellersCount).toBe(4)
  const text = 'At least one traveller of 18 or more must travel.'
  expect(() => offerFlight(catalogue, party(minor), now)).toThrow(text)
  expect(offerFlight(catalogue, party(minor), now, 'whatsApp').travellersCount).toBe(1)
})

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
const { oneWayCents, roundTripCents } = faresOn(flight, '2026-12-10')
const refused = (status: number, code: string, message: string) =>
  expect.objectContaining({ status, code, message })

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

test('charges a round trip at the round-trip price', () => {
  const { quote, amountCents } = offerFlight(catalogue, { ...body, flight_type: 'Round Trip' }, now)
  expect(quote.lines[0]?.label).toBe('Round trip fare')
  expect(quote.details[1]).toBe('Thursday 10-12-2026, 08:00, round trip')
  expect(amountCents).toBe(2 * roundTripCents)
})

test.each([
  ['without a day', 'QZ0101'],
  ['of another number', 'QZ0103-2026-12-10'],
  ['on a day it does not fly', 'QZ0101-2026-12-13'],
])('a flight %s is not found', (_, flight_id) => {
  expect(() => offerFlight(catalogue, { ...body, flight_id }, now)).toThrow(
    refused(404, 'not_found', 'There is no such flight.'),
  )
})

test('a flight is not sold three days ahead', () => {
  const soon = { ...body, flight_id: 'QZ0101-2026-11-23' }
  expect(() => offerFlight(catalogue, soon, now)).toThrow('The earliest date is 24-11-2026.')
})

const roundTrip = { ...body, flight_type: 'Round Trip' as const }

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

test.each([
  ['an hour after landing', 'QZ0102-2026-12-10', {}, null],
  ['a minute too soon', 'QZ0102-2026-12-10', { durationMinutes: 96 }, '60 minutes after you land'],
  ['before the outbound', 'QZ0102-2026-12-09', {}, '60 minutes after you land'],
  ['to another airport', 'QZ0102-2026-12-20', { origin: 'MIA' }, 'does not lead back'],
  ['from another airport', 'QZ0102-2026-12-20', { destination: 'CUN' }, 'does not lead back'],
])('a return %s is refused by card and WhatsApp: $3', (_, return_flight_id, changes, text) => {
  const changed = smallCatalogue({ flight: changes })
  for (const way of ['card', 'whatsApp'] as const) {
    const offer = () => offerFlight(changed, { ...roundTrip, return_flight_id }, now, way)
    if (text === null) expect(offer).not.toThrow()
    else {
      const details = { reason: 'impossible_connection' }
      expect(offer).toThrow(text)
      expect(offer).toThrow(expect.objectContaining({ options: { details } }))
    }
  }
})

test('refuses a return flight on a one-way booking', () => {
  const issues = [{ path: 'return_flight_id', message: 'belongs to a Round Trip' }]
  const sent = { ...body, return_flight_id: 'QZ0102-2026-12-20' }
  const problem = expect.objectContaining({ status: 400, options: { issues } })
  expect(() => offerFlight(catalogue, sent, now)).toThrow(problem)
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
  expect(() => offerFlight(catalogue, counted, now)).toThrow(
    expect.objectContaining({
      code: 'price_changed',
      options: {
        details: expect.objectContaining({
          total_amount_usd: roundTripCents / 100,
          current_counts: { adults: 1, children: 1, infants: 0 },
        }),
      },
    }),
  )
})

test('marks another cabin as on request', () => {
  const offer = offerFlight(catalogue, { ...body, cabin_class: 'Business' }, now)
  expect(offer.quote.details).toContain('Business on request')
})

const [baby, minor] = [traveller('2026-01-01'), traveller('2009-12-11')]

test.each([
  ['as many infants as laps', [adult, traveller('2008-12-10'), baby, baby], null],
  ['more infants than adults', [adult, baby, baby], 'too_many_infants'],
  ['infants on the laps of an adult and a minor', [adult, minor, baby, baby], 'too_many_infants'],
  ['nobody of 18 or more', [minor], 'no_adult'],
])('a party with %s has the refusal $2 by card, and none by WhatsApp', (_, passengers, reason) => {
  const requested = { ...body, passengers: ownPassports(passengers) }
  const pay = () => offerFlight(catalogue, requested, now)
  if (reason === null) expect(pay).not.toThrow()
  else {
    const details = reason === 'no_adult' ? { reason } : { reason, max_infants: 1 }
    expect(pay).toThrow(expect.objectContaining({ options: { details } }))
  }
  expect(offerFlight(catalogue, requested, now, 'whatsApp').travellersCount).toBe(passengers.length)
})

test('refuses infants alone by card and WhatsApp', () => {
  const alone = { ...body, passengers: [baby] }
  expect(() => offerFlight(catalogue, alone, now, 'whatsApp')).toThrow(
    expect.objectContaining({ options: { details: { reason: 'no_adult' } } }),
  )
})

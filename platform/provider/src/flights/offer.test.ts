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

test('a flight costs its fare for adults and children, and takes a seat for everybody', () => {
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

test('a round trip costs the round-trip price', () => {
  const { quote, amountCents } = offerFlight(catalogue, { ...body, flight_type: 'Round Trip' }, now)
  expect(quote.lines[0]?.label).toBe('Round trip fare')
  expect(quote.details[1]).toBe('Thursday 10-12-2026, 08:00, round trip')
  expect(amountCents).toBe(2 * roundTripCents)
})

test.each([
  ['without a day', 'QZ0101'],
  ['of another number', 'QZ0102-2026-12-10'],
  ['on a day it does not fly', 'QZ0101-2026-12-13'],
])('a flight %s is not found', (_, flight_id) => {
  expect(() => offerFlight(catalogue, { ...body, flight_id }, now)).toThrow(
    refused(404, 'not_found', 'There is no such flight.'),
  )
})

test.each([
  ['three days ahead', { flight_id: 'QZ0101-2026-11-23' }, 'The earliest date is 24-11-2026.'],
  [
    'to children alone',
    { passengers: [traveller('2020-01-01')] },
    'At least one traveller of 18 or more must travel.',
  ],
  ['to the unborn', { passengers: [adult, traveller('2026-11-22')] }, 'The body is not valid.'],
])('a flight is not sold %s', (_, changes, message) => {
  const problem = expect.objectContaining({ message })
  expect(() => offerFlight(catalogue, { ...body, ...changes }, now)).toThrow(problem)
})

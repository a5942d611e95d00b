import type { EventPayloads } from '@storefront/contract'
import { createSession } from '@storefront/session'
import { expect, test } from 'vitest'
import { selectAgain, selectionOf } from './stored-selection.ts'

const guests = { adults: 2, children: 1, infants: 0 }
const days = { checkInDate: '2026-12-01', checkOutDate: '2026-12-04' }
const stay = { destination: 'Cancún', ...days, guests }
const day = { destination: '', tourDate: '2026-12-01', guests }
const hotel = { id: 1, slug: 'laguna', name: 'Laguna', imageUrl: null, destinationName: 'Cancún' }
const trip = { ...hotel, durationDays: null, pricePerPersonUsd: 90 }
const outbound: EventPayloads['outbound-flight-selected']['flight'] = {
  id: 1,
  airlineName: 'Volaris',
  flightNumber: 'Y4 1',
  originIata: 'CUN',
  destinationIata: 'MEX',
  departureTime: '08:30',
  arrivalTime: '11:00',
  dayOfWeek: 'Tuesday',
  date: '2026-12-01',
  priceOneWayUsd: 90,
  priceRoundTripUsd: 160,
}
const flights: EventPayloads['outbound-flight-selected']['search'] = {
  type: 'Round Trip',
  from: null,
  to: null,
  departureDate: '2026-12-01',
  returnDate: '2026-12-05',
  travellers: guests,
  cabinClass: 'Economy',
}
const selectedRate = { id: 'r', pricePerNightUsd: 120, infantPriceUsd: null, minNights: null }
const bare = { id: 3, name: 'Suite', imageUrl: null, pricePerNightUsd: null, minNights: null }
const room = { ...bare, selectedRate }

test.each([
  ['flight', [['outbound-flight-selected', { flight: outbound, search: flights }]]],
  [
    'flight',
    [
      ['outbound-flight-selected', { flight: outbound, search: flights }],
      ['inbound-flight-selected', { flight: { ...outbound, id: 2 } }],
    ],
  ],
  ['hotel', [['room-selected', { hotel, room, search: stay }]]],
  ['tour', [['tour-selected', { tour: trip, search: day }]]],
  ['package', [['package-selected', { package: trip, search: stay }]]],
] as const)('restores the selection of a %s: %j', (product, chosen) => {
  const session = createSession({ today: '2026-11-20' })
  expect(selectionOf(session.getState().selection, product)).toEqual([])
  const kept = chosen.map(([name, payload]) => ({ name, payload }))
  expect(selectAgain(session, JSON.parse(JSON.stringify(kept)))).toBe(true)
  expect(selectionOf(session.getState().selection, product)).toEqual(kept)
})

test.each([
  null,
  [{}],
  [{ name: 'tour-selected', payload: {} }],
  [{ name: 'search-reset', payload: {} }],
])('selects nothing from malformed data: %j', (kept) => {
  const session = createSession({ today: '2026-11-20' })
  expect(selectAgain(session, kept)).toBe(false)
  expect(session.log()).toEqual([])
})

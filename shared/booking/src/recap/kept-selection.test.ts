import { createSession, type Session } from '@storefront/session'
import { expect, test } from 'vitest'
import { type KeptSelection, readSelection, selectAgain, selectionOf } from './kept-selection.ts'

const guests = { adults: 2, children: 1, infants: 0 }
const stay = {
  destination: 'Cancún',
  checkInDate: '2026-12-01',
  checkOutDate: '2026-12-04',
  guests,
}
const trip = {
  id: 7,
  slug: 'reef',
  name: 'Reef by boat',
  imageUrl: null,
  destinationName: 'Cancún',
  durationDays: null,
  pricePerPersonUsd: 90,
}
const outbound = {
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
const flights = {
  type: 'Round Trip',
  from: null,
  to: null,
  departureDate: '2026-12-01',
  returnDate: '2026-12-05',
  travellers: guests,
  cabinClass: 'Economy',
} as const
const selectedRate = { id: 'r', pricePerNightUsd: 120, infantPriceUsd: null, minNights: null }
const room = { id: 3, name: 'Suite', imageUrl: null, pricePerNightUsd: null, minNights: null }

const selections: KeptSelection[] = [
  { product: 'flight', outbound, inbound: { ...outbound, id: 2 }, search: flights },
  {
    product: 'flight',
    outbound,
    inbound: null,
    search: { ...flights, type: 'Oneway', returnDate: null },
  },
  {
    product: 'hotel',
    hotel: { id: 1, slug: 'laguna', name: 'Laguna', imageUrl: null, destinationName: 'Cancún' },
    room: { ...room, selectedRate },
    search: stay,
  },
  { product: 'tour', tour: trip, search: { destination: '', tourDate: '2026-12-01', guests } },
  { product: 'package', package: trip, search: stay },
]

const visit = (): Session => createSession({ today: '2026-11-20' })

test.each(selections)('selects a $product again as it was chosen', (selection) => {
  const session = visit()
  expect(selectionOf(session.getState().selection, selection.product)).toBeNull()
  selectAgain(session, selection)
  const chosen = selectionOf(session.getState().selection, selection.product)
  expect(chosen).toEqual(selection)
  expect(readSelection(JSON.parse(JSON.stringify(chosen)))).toEqual(selection)
})

test.each([null, {}, { product: 'tour' }, { ...selections[3], product: 'package' }])(
  'reads what was tampered with as no selection: %j',
  (kept) => {
    expect(readSelection(kept)).toBeNull()
  },
)

import { expect, test } from 'vitest'
import { inboundFlight, outboundFlight, roundTrip } from '../testing/fixtures.ts'
import { flightBreakdown, tripConditions } from './price-breakdown.ts'

test('lists the stricter conditions first and common notes last, with deadlines counted from the first day of the trip', () => {
  const terms = (daysBefore: number) => ({ freeCancellation: { daysBefore, time: '18:00' } })
  const priceNotes = ['Taxes included']
  const outbound = { ...outboundFlight, priceNotes, ...terms(1) }
  const inbound = { ...inboundFlight, priceNotes, ...terms(3) }
  expect(tripConditions({ ...roundTrip, outbound, inbound }).parts).toEqual([
    { label: 'Return flight', notes: [], freeUntil: '2026-11-21T18:00' },
    { label: 'Departure flight', notes: [], freeUntil: '2026-11-23T18:00' },
    { label: 'Both flights', notes: priceNotes },
  ])
  expect(tripConditions({ ...roundTrip, outbound, inbound: null })).toEqual({
    notes: priceNotes,
    freeUntil: '2026-11-23T18:00',
  })
})

test('without infants the price per person comes first', () => {
  const travellers = { adults: 1, children: 0, infants: 0 }
  const search = { ...roundTrip.search, travellers }
  expect(flightBreakdown({ ...roundTrip, search }).lines).toEqual([
    { label: 'Price per person', usd: 280.5 },
    { label: 'Subtotal (1 fare)', usd: 280.5 },
  ])
})

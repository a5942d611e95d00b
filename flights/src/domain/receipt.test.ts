import { expect, test } from 'vitest'
import { inboundFlight, outboundFlight, roundTrip } from '../testing/fixtures.ts'
import { tripConditions } from './receipt.ts'

test('lists the stricter conditions first, with deadlines counted from the first day of the trip', () => {
  const terms = (daysBefore: number) => ({ freeCancellation: { daysBefore, time: '18:00' } })
  const outbound = { ...outboundFlight, ...terms(1) }
  const inbound = { ...inboundFlight, ...terms(3) }
  expect(tripConditions({ ...roundTrip, outbound, inbound }).parts).toEqual([
    { label: 'Return flight', notes: [], freeUntil: '2026-11-21T18:00' },
    { label: 'Departure flight', notes: [], freeUntil: '2026-11-23T18:00' },
  ])
  expect(tripConditions({ ...roundTrip, outbound, inbound: null })).toEqual({
    notes: [],
    freeUntil: '2026-11-23T18:00',
  })
})

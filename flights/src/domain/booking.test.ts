import { ana } from '@storefront/booking/testing/rules'
import { expect, test } from 'vitest'
import { inboundFlight, outboundFlight, overnightFlight, roundTrip } from '../testing/fixtures.ts'
import { bookingLines, flightBooking, flightRecap, isReturnLeftOut } from './booking.ts'

const announcing = (bookingAccepts: string[]) => ({
  ...roundTrip,
  outbound: { ...outboundFlight, bookingAccepts },
})

test('sends exactly the specified body if the flight announces no known additions', () => {
  const specified = `{"flight_id":11,"passengers":[${JSON.stringify(ana)}],"flight_type":"Round Trip"}`
  expect(JSON.stringify(flightBooking(roundTrip, [ana]))).toBe(specified)
  expect(JSON.stringify(flightBooking(announcing(['pets']), [ana]))).toBe(specified)
  const oneWay = { ...announcing(['return_flight_id']), inbound: null }
  expect(JSON.stringify(flightBooking(oneWay, [ana]))).toBe(specified)
})

test.each([
  [['return_flight_id'], { return_flight_id: 12 }],
  [['cabin_class'], { cabin_class: 'Business' }],
  [
    ['return_flight_id', 'cabin_class', 'counts', 'notes', 'replaces'],
    { return_flight_id: 12, cabin_class: 'Business' },
  ],
])('adds the fields that the outbound flight announces: %j', (accepts, additions) => {
  expect(flightBooking(announcing(accepts), [ana])).toEqual({
    ...flightBooking(roundTrip, [ana]),
    ...additions,
  })
})

const economy = { ...roundTrip.search, cabinClass: 'Economy' } as const
const flightAsked = 'Volaris Y4 900, MIA → CUN, Sat 28-11-2026, 18:10 → 20:00'

test.each([
  [
    'the return flight and its class',
    roundTrip,
    'return flight is',
    `return flight: ${flightAsked}, Business, on request`,
  ],
  [
    'the return flight',
    { ...roundTrip, search: economy },
    'return flight is',
    `return flight: ${flightAsked}, Economy`,
  ],
  [
    'the class',
    announcing(['return_flight_id']),
    'Business seats are',
    'Business seats: Aeroméxico AM 123, CUN → MIA, Tue 24-11-2026, 08:30 → 11:05, Business, on request',
  ],
  ['nothing', announcing(['return_flight_id', 'cabin_class']), '', null],
  ['nothing', { ...roundTrip, search: economy, inbound: null }, '', null],
])(
  'the first step after paying asks for what the booking call omits: %s',
  (_, itinerary, subject, requested) => {
    const step = `Your ${subject} confirmed by us after you pay. Send us this message:`
    const { confirm = null } = flightRecap(itinerary)
    expect(confirm).toEqual(requested && { step, message: `Please confirm my ${requested}` })
    expect(isReturnLeftOut(itinerary)).toBe(requested?.startsWith('return flight') ?? false)
  },
)

test('the panel shows travellers, class, price lines and the total', () => {
  expect(bookingLines(roundTrip)).toEqual({
    totalUsd: 841.5,
    rows: [
      { label: 'Travellers', value: '2 Adults, 1 Child, 1 Infant(s)' },
      { label: 'Class', value: 'Business, on request' },
    ],
    lines: [
      { label: 'Fare per adult or child', usd: 280.5 },
      { label: 'Subtotal (3 fares)', usd: 841.5 },
      { label: 'Infants total', usd: 0 },
      { label: 'Price per person', usd: 210.38 },
    ],
    notes: [],
  })
})

test('the panel of an Economy trip for one adult has two price lines', () => {
  const travellers = { adults: 1, children: 0, infants: 0 }
  const search = { ...economy, travellers }
  expect(bookingLines({ ...roundTrip, search })).toMatchObject({
    rows: [
      { label: 'Travellers', value: '1 Adult' },
      { label: 'Class', value: 'Economy' },
    ],
    lines: [
      { label: 'Price per person', usd: 280.5 },
      { label: 'Subtotal (1 fare)', usd: 280.5 },
    ],
  })
})

test('the recap of a one-way trip has one flight', () => {
  const { rows, events } = flightRecap({ ...roundTrip, inbound: null })
  expect([rows.length, events.length]).toEqual([3, 1])
})

test('the recap has both flights with days and times', () => {
  const recap = flightRecap(roundTrip)
  expect(recap.name).toBe('Flight CUN → MIA')
  expect(recap.totalUsd).toBe(841.5)
  expect(recap.rows).toEqual([
    { label: 'Departure Flight', value: 'Tue 24-11-2026, 08:30 → 11:05, Aeroméxico AM 123' },
    { label: 'Return Flight', value: 'Sat 28-11-2026, 18:10 → 20:00, Volaris Y4 900' },
    { label: 'Travellers', value: '2 Adults, 1 Child, 1 Infant(s)' },
    { label: 'Class', value: 'Business, on request' },
  ])
  expect(recap.events).toEqual([
    {
      title: 'Flight CUN → MIA, Aeroméxico AM 123',
      start: { date: '2026-11-24', time: '08:30' },
      end: { date: '2026-11-24', time: '11:05' },
      details: '08:30 → 11:05, local times',
    },
    {
      title: 'Flight MIA → CUN, Volaris Y4 900',
      start: { date: '2026-11-28', time: '18:10' },
      end: { date: '2026-11-28', time: '20:00' },
      details: '18:10 → 20:00, local times',
    },
  ])
})

test('the recap of an overnight flight names the day of arrival', () => {
  expect(flightRecap({ ...roundTrip, outbound: overnightFlight }).rows[0]?.value).toBe(
    'Tue 24-11-2026, 21:10 → 13:20 +1 (Wed 25-11-2026), Aeroméxico AM 123',
  )
})

test.each([
  ['21:10', '13:20', undefined, { date: '2026-11-25', time: '13:20' }, '21:10 → 13:20 +1'],
  // Over the date line: by the clock these flights land before they leave.
  ['22:00', '06:00', '2026-11-24', null, '22:00 → 06:00 on Tue 24-11-2026'],
  ['00:30', '20:15', '2026-11-23', null, '00:30 → 20:15 −1 on Mon 23-11-2026'],
])(
  'the calendar entry of a flight from %s to %s, arriving on %s, ends at %j',
  (departureTime, arrivalTime, arrivalDate, end, times) => {
    const sent = arrivalDate ? { arrivalDate } : {}
    const outbound = { ...outboundFlight, departureTime, arrivalTime, ...sent }
    expect(flightRecap({ ...roundTrip, outbound }).events[0]).toMatchObject({
      start: { date: '2026-11-24', time: departureTime },
      end,
      details: `${times}, local times`,
    })
  },
)

test('a flight with an unknown time has a calendar entry for the whole day', () => {
  const inbound = { ...inboundFlight, departureTime: '', arrivalTime: '' }
  expect(flightRecap({ ...roundTrip, inbound }).events[1]).toMatchObject({
    start: { date: '2026-11-28', time: null },
    end: { date: '2026-11-28', time: null },
  })
})

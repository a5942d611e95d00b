import { ana } from '@storefront/booking/testing/rules'
import { expect, test } from 'vitest'
import { outboundFlight, roundTrip, roundTripSearch } from '../testing/fixtures.ts'
import { flightOffer, isReturnLeftOut } from './booking.ts'
import type { Itinerary } from './itinerary.ts'
import { searchAddress } from './search.ts'

const bodyOf = (itinerary: Itinerary) => flightOffer(itinerary).bodyFor('card', [ana], 1)

const announcing = (bookingAccepts: string[]) => ({
  ...roundTrip,
  outbound: { ...outboundFlight, bookingAccepts },
})

test('sends exactly the specified body if the flight announces no known additions', () => {
  const specified = `{"flight_id":11,"passengers":[${JSON.stringify(ana)}],"flight_type":"Round Trip"}`
  expect(JSON.stringify(bodyOf(roundTrip))).toBe(specified)
  expect(JSON.stringify(bodyOf(announcing(['pets'])))).toBe(specified)
  const oneWay = { ...announcing(['return_flight_id']), inbound: null }
  expect(JSON.stringify(bodyOf(oneWay))).toBe(specified)
})

test('adds the fields that the outbound flight announces', () => {
  const accepted = ['return_flight_id', 'cabin_class', 'notes']
  const additions = { return_flight_id: 12, cabin_class: 'Business' }
  expect(bodyOf(announcing(accepted))).toEqual({ ...bodyOf(roundTrip), ...additions })
})

const economy = { ...roundTrip.search, cabinClass: 'Economy' } as const
const flightAsked = 'Volaris Y4 900, MIA → CUN, Sat 28-11-2026, 18:10 → 20:00'

test.each([
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
    const { confirm = null } = flightOffer(itinerary).recap
    expect(confirm).toEqual(requested && { step, message: `Please confirm my ${requested}` })
    expect(isReturnLeftOut(itinerary)).toBe(requested?.startsWith('return flight') ?? false)
  },
)

test('offers two flights for their passengers', () => {
  const rows = [
    { label: 'Travellers', value: '2 Adults, 1 Child, 1 Infant(s)' },
    { label: 'Class', value: 'Business, on request' },
  ]
  const { bodyFor, chatText, selectionKey, recap, ...facts } = flightOffer(roundTrip)
  expect(facts).toEqual({
    product: 'flight',
    itemKey: '11',
    name: 'Flight CUN → MIA',
    when: 'Tue 24-11-2026 to Sat 28-11-2026',
    chosenAt: {
      address: searchAddress(roundTripSearch),
      label: 'Change flights or travellers',
    },
    rows,
    lines: [
      { label: 'Fare per adult or child', usd: 280.5 },
      { label: 'Subtotal (3 fares)', usd: 841.5 },
      { label: 'Infants total', usd: 0 },
      { label: 'Price per person', usd: 210.38 },
    ],
    totalUsd: 841.5,
    terms: { notes: [] },
    days: { first: '2026-11-24', last: '2026-11-28' },
    party: roundTripSearch.travellers,
    limits: { infantDay: '2026-11-28' },
    isWithinMexico: false,
    blockedBy: null,
    words: {
      traveller: 'Passenger',
      panel: 'Your flights',
      total: 'Total',
      failures: {
        card: 'An error occurred while trying to proceed to payment. Please try again.',
        whatsApp: 'An error occurred while creating your booking. Please try again.',
      },
    },
  })
  expect(recap.rows).toEqual([
    { label: 'Departure Flight', value: 'Tue 24-11-2026, 08:30 → 11:05, Aeroméxico AM 123' },
    { label: 'Return Flight', value: 'Sat 28-11-2026, 18:10 → 20:00, Volaris Y4 900' },
    ...rows,
  ])
  expect(recap.events?.map(({ title }) => title)).toEqual([
    'Flight CUN → MIA, Aeroméxico AM 123',
    'Flight MIA → CUN, Volaris Y4 900',
  ])
})

test.each([
  ['21:10', '13:20', undefined, { date: '2026-11-25', time: '13:20' }, '21:10 → 13:20 +1'],
  // Over the date line: by the clock these flights land before they leave.
  ['22:00', '06:00', '2026-11-24', null, '22:00 → 06:00 on Tue 24-11-2026'],
  ['00:30', '20:15', '2026-11-23', null, '00:30 → 20:15 −1 on Mon 23-11-2026'],
  ['', '', undefined, { date: '2026-11-24', time: null }, 'Times to be confirmed'],
])(
  'the calendar entry of a flight from %j to %j, arriving on %s, ends at %j',
  (departureTime, arrivalTime, arrivalDate, end, times) => {
    const sent = arrivalDate ? { arrivalDate } : {}
    const outbound = { ...outboundFlight, departureTime, arrivalTime, ...sent }
    expect(flightOffer({ ...roundTrip, outbound }).recap.events?.[0]).toMatchObject({
      start: { date: '2026-11-24', time: departureTime || null },
      end,
      details: `${times}, local times`,
    })
  },
)

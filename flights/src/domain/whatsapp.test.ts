import { expect, test } from 'vitest'
import {
  oneWayQuery,
  overnightFlight,
  roundTrip,
  roundTripQuery,
  roundTripSearch,
} from './fixtures.ts'
import { flightMessage, searchMessage } from './whatsapp.ts'

const message = {
  leadTraveller: 'Ana López',
  totalUsd: 841.5,
  quoteUrl: 'https://laguna.example/flights/results?from=CUN',
}

test('the message of a round trip has both flights, the class, the total and the quote', () => {
  expect(flightMessage({ ...message, itinerary: roundTrip })).toBe(
    [
      "Hello! I'd like to book:",
      'Flight CUN → MIA (Round Trip)',
      '',
      'Departure: 24-11-2026',
      'Return: 28-11-2026',
      'Departure Flight: Aeroméxico AM 123, CUN → MIA, 08:30 → 11:05',
      'Return Flight: Volaris Y4 900, MIA → CUN, 18:10 → 20:00',
      'Class: Business, on request',
      'Travellers: 2 Adults, 1 Child, 1 Infant(s)',
      'Total: $841.50 USD (Economy fare; Business on request)',
      'Lead traveller: Ana López',
      'Quote: https://laguna.example/flights/results?from=CUN',
    ].join('\n'),
  )
})

test('the message of a one-way trip has no return flight', () => {
  const search = { ...roundTripSearch, type: 'Oneway', returnDate: null } as const
  const itinerary = { ...roundTrip, search, inbound: null }
  expect(
    flightMessage({ ...message, itinerary })
      .split('\n')
      .slice(1, -3),
  ).toEqual([
    'Flight CUN → MIA (Oneway)',
    '',
    'Departure: 24-11-2026',
    'Departure Flight: Aeroméxico AM 123, CUN → MIA, 08:30 → 11:05',
    'Class: Business, on request',
    'Travellers: 2 Adults, 1 Child, 1 Infant(s)',
  ])
})

test('the message names the day of an overnight arrival, and what an Economy total is for', () => {
  const search = { ...roundTripSearch, cabinClass: 'Economy' } as const
  const text = flightMessage({
    ...message,
    itinerary: { ...roundTrip, search, outbound: overnightFlight },
  })
  expect(text).toContain(
    'Departure Flight: Aeroméxico AM 123, CUN → MIA, 21:10 → 13:20 +1 (Wed 25-11-2026)\n',
  )
  expect(text).toContain('\nClass: Economy\n')
  expect(text).toContain('\nTotal: $841.50 USD (Economy fare)\n')
})

test('a search without results has a message to the agency', () => {
  expect(searchMessage(roundTripQuery)).toBe(
    "Hello! I'm looking for a flight from CUN to MIA on 24-11-2026, back on 28-11-2026, for 2 Adults, 1 Child, 1 Infant(s).",
  )
})

test('a search of one way names no way back', () => {
  expect(searchMessage(oneWayQuery)).toContain(' on 24-11-2026, for ')
})

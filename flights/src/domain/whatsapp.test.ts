import { expect, test } from 'vitest'
import { overnightFlight, roundTrip, roundTripSearch } from '../testing/fixtures.ts'
import { flightMessage } from './whatsapp.ts'

const facts = {
  now: '2026-11-20T12:00',
  leadTraveller: 'Ana López',
  totalUsd: 841.5,
  quoteUrl: 'https://laguna.example/flights/results?from=CUN',
}

test('a round-trip message has both flights, class, total and quote', () => {
  expect(flightMessage(roundTrip, facts)).toBe(
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

test('a one-way message in Economy has the day of an overnight arrival and no return', () => {
  const oneWay = { type: 'Oneway', returnDate: null, cabinClass: 'Economy' } as const
  const search = { ...roundTripSearch, ...oneWay }
  const itinerary = { search, outbound: overnightFlight, inbound: null }
  const text = flightMessage(itinerary, facts)
  expect(text).toContain(
    [
      'Departure: 24-11-2026',
      'Departure Flight: Aeroméxico AM 123, CUN → MIA, 21:10 → 13:20 +1 (Wed 25-11-2026)',
      'Class: Economy',
    ].join('\n'),
  )
  expect(text).toContain('(Economy fare)\n')
})

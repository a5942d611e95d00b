import { basename } from 'node:path'
import { buildCatalogue } from '../catalogue/catalogue.ts'
import { seedRows } from '../seed/read-files.ts'

/** Rate without bounds: $100 a night, and $5 per infant. */
const anyRate = { id: 31, priceCents: 10_000, infantPriceCents: 500 }

const room = {
  id: 21,
  name: 'King Sea View',
  description: 'A bed.',
  images: [],
  features: [],
  priceCents: 12_000,
  units: 4,
}

const airport = (iataCode: string, name: string, timeZone: string) => ({
  ...{ iataCode, name, timeZone },
  airportName: name,
  country: 'MX',
  latitude: 21,
  longitude: -87,
})

/** Flight that leaves Cancún every day but Sunday at 08:00. */
export const flight = {
  flightNumber: 'QZ0101',
  airlineCode: 'QZ',
  origin: 'CUN',
  destination: 'MIA',
  departs: '08:00',
  durationMinutes: 95,
  weekdays: 0b1111110,
  seats: 180,
  fareCents: 10_000,
}

/** Flight that leaves Miami every day at 10:35, an hour after `flight` lands (both clocks are the same in winter). */
const flightBack = {
  ...flight,
  ...{ flightNumber: 'QZ0102', origin: 'MIA', destination: 'CUN' },
  ...{ departs: '10:35', weekdays: 0b1111111, seats: 90 },
}

const product = {
  description: 'A place.',
  image: 'reef-01',
  destinationId: 2,
  includedServices: [],
  images: [],
}

/** Tour of two days at $80 a person. */
const tour = {
  ...product,
  ...{ id: 41, slug: 'reef', name: 'Reef and Ruins' },
  ...{ durationDays: 2, priceCents: 8000, places: 12 },
}

/** Package of a week at $500 a person. */
const week = {
  ...tour,
  ...{ id: 51, slug: 'week', name: 'A Week in Tulum' },
  ...{ durationDays: 7, priceCents: 50_000, priceAsText: false },
}

type Changes = Partial<Record<'flight' | 'hotel' | 'room' | 'rate' | 'tour' | 'week', object>>

/** Catalogue with a flight in each direction, and one hotel, room, rate, tour and package, with these changes. */
export function smallCatalogue(changes: Changes = {}) {
  const hotel = { ...product, id: 11, slug: 'torre', name: 'Torre Marea', rating: 4.5 }
  const rates = [{ ...anyRate, ...changes.rate }]
  const rooms = [{ ...room, rates, ...changes.room }]
  const files: Record<string, object[]> = {
    airports: [
      airport('CUN', 'Cancún', 'America/Cancun'),
      airport('MIA', 'Miami', 'America/New_York'),
    ],
    airlines: [{ code: 'QZ', name: 'Quetzal' }],
    flights: [{ ...flight, ...changes.flight }, flightBack],
    destinations: [
      { id: 2, slug: 'tulum', name: 'Tulum', aliases: [], reviewsCount: 0, gatewayIata: 'CUN' },
    ],
    hotels: [{ ...hotel, facilities: [], rooms, ...changes.hotel }],
    tours: [{ ...tour, ...changes.tour }],
    packages: [{ ...week, ...changes.week }],
  }
  const read = (file: string) => Buffer.from(JSON.stringify(files[basename(file, '.json')] ?? []))
  return buildCatalogue(seedRows(['data'], read), 1)
}

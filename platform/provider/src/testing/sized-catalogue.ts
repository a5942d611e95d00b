import type { CatalogueRows } from '../database/catalogue-rows.ts'
import { seeded } from '../flights/seeded.ts'

const syllables = 'ca lo mar tu ven ri sol pa che na del is ko bal mi ra te zu pi hol'.split(' ')

/** Flights, hotels, tours and packages go to ten records a place: a place has as much to show in a small catalogue as in a large one. */
const perPlace = 10

const empty = { taxes: null, cancellation: null, freeCancellation: null }

/**
 * A catalogue of `size` flights, as many hotels with one room each, tours and packages, in a tenth as many places with an
 * airport. Always the same for a size.
 */
export function sizedCatalogue(size: number): CatalogueRows {
  const ids = Array.from({ length: size }, (_, index) => index + 1)
  const places = Array.from({ length: size / perPlace }, (_, index) => index + 1)
  const product = (kind: string, id: number) => ({
    id,
    slug: `${kind}-${id}`,
    name: nameOf(kind, id),
    description: `<p>${'What there is to say of it. '.repeat(4)}</p>`,
    image: `${kind}-01`,
    destinationId: ((id - 1) % places.length) + 1,
    includedServices: ['Breakfast', 'Taxes and service'],
    images: ['pool-01', 'lobby-01'],
  })
  const trip = { ...empty, localFees: [], durationDays: 3, priceCents: 45_000, places: 20 }
  return {
    airports: places.map((id) => ({
      iataCode: airportOf(id),
      name: placeName(id),
      airportName: `${placeName(id)} International Airport`,
      country: 'MX',
      timeZone: 'America/Cancun',
      latitude: 21,
      longitude: -87,
      position: null,
    })),
    airlines: [{ code: 'QZ', name: 'Quetzal', bags: null, changes: null, ...empty }],
    flights: ids.map((id) => ({
      flightNumber: `QZ${String(id).padStart(6, '0')}`,
      airlineCode: 'QZ',
      origin: airportOf(((id - 1) % places.length) + 1),
      destination: airportOf((id % places.length) + 1),
      departs: `${String(6 + (id % 16)).padStart(2, '0')}:30`,
      durationMinutes: 130,
      weekdays: 127,
      seats: 180,
      fareCents: 12_000,
    })),
    destinations: places.map((id) => ({
      id,
      slug: `place-${id}`,
      name: placeName(id),
      aliases: ['Quintana Roo'],
      image: null,
      rating: 4.5,
      reviewsCount: 10,
      gatewayIata: airportOf(id),
      popularPosition: id <= 6 ? id : null,
    })),
    hotels: ids.map((id) => ({
      ...product('hotel', id),
      rating: Math.round(30 + 20 * seeded(`rating ${id}`)) / 10,
      facilities: ['Outdoor pool', 'Restaurant', 'Free WiFi'],
      latitude: null,
      longitude: null,
      beachMeters: null,
      localFees: [],
    })),
    rooms: ids.map((id) => ({
      id,
      hotelId: id,
      name: 'King Sea View',
      description: 'A king bed facing the water.',
      images: ['room-01'],
      features: ['King bed', 'Sea view'],
      minNights: null,
      priceCents: 18_900,
      units: 4,
      sleeps: null,
    })),
    rates: ids.map((id) => ({
      id,
      roomId: id,
      priceCents: null,
      infantPriceCents: 500,
      infantPolicy: null,
      minPax: null,
      maxPax: 4,
      maxAdults: null,
      maxChildren: null,
      maxInfants: null,
      minNights: null,
      ...empty,
    })),
    tours: ids.map((id) => ({ ...product('tour', id), ...trip, season: null })),
    packages: ids.map((id) => ({ ...product('package', id), ...trip, priceAsText: false })),
    articles: [],
    slides: [],
  }
}

/** "Hotel Carimar Solven"; one of three says what it is. */
function nameOf(kind: string, id: number): string {
  const own = `${word(`${kind} ${id}`)} ${word(`${id} ${kind}`)}`
  return id % 3 === 0 ? `${kind[0]?.toUpperCase()}${kind.slice(1)} ${own}` : own
}

/** No two places have the same name. */
export function placeName(id: number): string {
  return `${word(`place ${id}`)} ${String.fromCharCode(65 + (id % 26))}${id}`
}

/** Code of the airport of a place: AAA, AAB and so on. */
export function airportOf(place: number): string {
  return [676, 26, 1]
    .map((worth) => String.fromCharCode(65 + (Math.floor(place / worth) % 26)))
    .join('')
}

function word(text: string): string {
  const parts = [1, 2, 3].map(
    (part) => syllables[Math.floor(seeded(`${text} ${part}`) * syllables.length)] ?? '',
  )
  const joined = parts.join('')
  return `${joined[0]?.toUpperCase()}${joined.slice(1)}`
}

import type {
  Catalogue,
  HotelWithRooms,
  PackageWithPlace,
  RoomWithRates,
  ScheduledFlight,
  TourWithPlace,
} from '../catalogue/catalogue.ts'
import type { Row } from '../database/catalogue-rows.ts'

/** What is sold, for rules that price it: one of each product. */
export type SmallCatalogue = Pick<
  Catalogue,
  'flightsByNumber' | 'hotelsByKey' | 'roomsById' | 'toursByKey' | 'packagesByKey'
>

const tulum: Row<'destinations'> = {
  id: 2,
  slug: 'tulum',
  name: 'Tulum',
  aliases: [],
  image: null,
  rating: null,
  reviewsCount: 0,
  gatewayIata: 'CUN',
  popularPosition: null,
}

/** 100.00 a night for anybody, infants 5.00. */
export const anyRate: Row<'rates'> = {
  id: 31,
  roomId: 21,
  priceCents: 10_000,
  infantPriceCents: 500,
  infantPolicy: null,
  minPax: null,
  maxPax: null,
  maxAdults: null,
  maxChildren: null,
  maxInfants: null,
  minNights: null,
  taxes: null,
  cancellation: null,
  freeCancellation: null,
}

const room: RoomWithRates = {
  id: 21,
  hotelId: 11,
  name: 'King Sea View',
  description: '',
  images: [],
  features: [],
  minNights: null,
  priceCents: 12_000,
  units: 4,
  sleeps: null,
  rates: [anyRate],
}

const airport: Row<'airports'> = {
  iataCode: 'CUN',
  name: 'Cancún',
  airportName: 'Cancún International',
  country: 'MX',
  timeZone: 'America/Cancun',
  latitude: 21,
  longitude: -87,
  position: null,
}

/** Leaves Cancún every day but Sunday at 08:00. */
export const flight: ScheduledFlight = {
  flightNumber: 'QZ0101',
  airlineCode: 'QZ',
  airlineName: 'Quetzal',
  bags: null,
  changes: null,
  taxes: null,
  cancellation: null,
  freeCancellation: null,
  origin: 'CUN',
  destination: 'MIA',
  from: airport,
  to: { ...airport, iataCode: 'MIA', name: 'Miami', timeZone: 'America/New_York' },
  departs: '08:00',
  durationMinutes: 95,
  weekdays: 0b1111110,
  seats: 180,
  fareCents: 10_000,
}

/** Two days at 80.00 a person. */
const tour: TourWithPlace = {
  id: 41,
  slug: 'reef',
  name: 'Reef and Ruins',
  description: '',
  image: '',
  destinationId: 2,
  destination: tulum,
  durationDays: 2,
  priceCents: 8000,
  includedServices: [],
  images: [],
  places: 12,
  localFees: [],
  season: null,
  taxes: null,
  cancellation: null,
  freeCancellation: null,
}

/** 500.00 a person. */
const travelPackage: PackageWithPlace = {
  ...tour,
  id: 51,
  slug: 'week',
  name: 'A Week in Tulum',
  durationDays: 7,
  priceCents: 50_000,
  priceAsText: false,
}

/** A catalogue in which the room is sold at these rates. */
export function smallCatalogue(
  rates: Row<'rates'>[] = [anyRate],
  changes: Partial<RoomWithRates> = {},
) {
  const sold = { ...room, rates, ...changes }
  const hotel: HotelWithRooms = {
    id: 11,
    slug: 'torre',
    name: 'Torre Marea',
    destinationId: 2,
    destination: tulum,
    description: '',
    rating: 4.5,
    image: '',
    facilities: [],
    latitude: null,
    longitude: null,
    beachMeters: null,
    localFees: [],
    includedServices: [],
    images: [],
    rooms: [sold],
  }
  const small: SmallCatalogue = {
    flightsByNumber: new Map([[flight.flightNumber, flight]]),
    hotelsByKey: new Map([['11', hotel]]),
    roomsById: new Map([['21', sold]]),
    toursByKey: new Map([['41', tour]]),
    packagesByKey: new Map([['51', travelPackage]]),
  }
  return small as Catalogue
}

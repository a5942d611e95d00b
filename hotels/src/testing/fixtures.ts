import type { HotelSearch, Rate, TravellerCounts } from '@storefront/contract'
import type { SafeHtmlText } from '@storefront/ui'
import type { Hotel, HotelDetail, Room } from '../domain/hotel.ts'
import type { Stay } from '../domain/pricing.ts'
import type { RoomSelection } from '../domain/room-selection.ts'
import { noLimits } from '../domain/stay-limits.ts'

const noBounds = {
  infantPolicy: null,
  minPax: null,
  maxPax: null,
  maxAdults: null,
  maxChildren: null,
  maxInfants: null,
}
const priced = { pricePerNightUsd: 120.5, infantPriceUsd: null }
export const anyRate: Rate = { id: 'r-1', minNights: null, ...priced, ...noBounds }

export const anyRoom: Room = {
  id: 70,
  name: 'Ocean Suite',
  description: 'A terrace above the waves.',
  images: [{ id: 1, imageUrl: '/media/room-01-1200.avif', alt: '' }],
  features: ['King bed', 'Sea view'],
  minNights: null,
  sleeps: null,
  pricePerNightUsd: 200,
  rates: [anyRate],
}

export const anyHotel: Hotel = {
  id: 7,
  slug: 'laguna-azul',
  name: 'Laguna Azul',
  rating: 4.5,
  imageUrl: '/media/hotel-01-1200.avif',
  imageFocus: null,
  destinationName: 'Cancún',
  facilities: ['Pool', 'Spa'],
  location: { latitude: 21.1, longitude: -86.76 },
  beachMeters: 250,
  limits: noLimits,
  rooms: [anyRoom],
}

export const anyDetail: HotelDetail = {
  ...anyHotel,
  rooms: [anyRoom],
  country: 'MX',
  facts: {},
  bookingAccepts: [],
  hasDayPrices: false,
  description: '<p>Between the sea and the lagoon.</p>' as SafeHtmlText,
  services: ['Breakfast', 'Airport transfer'],
  images: [
    { id: 1, imageUrl: '/media/hotel-01-1200.avif', alt: '' },
    { id: 2, imageUrl: '/media/pool-01-1200.avif', alt: 'The pool' },
  ],
}

export const anySearch: HotelSearch = {
  destination: 'Cancún',
  checkInDate: '2026-11-24',
  checkOutDate: '2026-11-27',
  guests: { adults: 2, children: 1, infants: 1 },
}

export const anySelection: RoomSelection = {
  hotel: {
    id: 7,
    slug: 'laguna-azul',
    name: 'Laguna Azul',
    imageUrl: '/media/hotel-01-1200.avif',
    destinationName: 'Cancún',
    limits: noLimits,
    bookingAccepts: [],
  },
  room: {
    id: 70,
    name: 'Ocean Suite',
    imageUrl: '/media/room-01-1200.avif',
    pricePerNightUsd: 200,
    minNights: null,
    sleeps: null,
    selectedRate: { id: 'r-1', pricePerNightUsd: 120.5, infantPriceUsd: 15, minNights: 2 },
    rates: [{ ...anyRate, infantPriceUsd: 15, minNights: 2 }],
    soldOutNights: [],
  },
  search: anySearch,
}

/** Returns `anyRoom` with changed fields. Each item of `rates` becomes a rate with changed fields of `anyRate`. */
export function roomWith(rates: Partial<Rate>[], room: Partial<Room> = {}): Room {
  return {
    ...anyRoom,
    ...room,
    rates: rates.map((rate, index) => ({ ...anyRate, id: `r-${index + 1}`, ...rate })),
  }
}

/** Stay from 24-11-2026, of one adult by default. */
export function stayFor(nights: number, guests: Partial<TravellerCounts> = {}): Stay {
  return {
    firstDay: '2026-11-24',
    nights,
    guests: { adults: 1, children: 0, infants: 0, ...guests },
  }
}

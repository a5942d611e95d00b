import type {
  Airport,
  BegunBooking,
  SelectedFlight,
  SelectedHotel,
  SelectedPackage,
  SelectedRoom,
  SelectedTour,
} from '@storefront/contract'

export const cancun: Airport = {
  id: 1,
  name: 'Cancún',
  iataCode: 'CUN',
  airportName: 'Cancún International',
}

export const miami: Airport = {
  id: 2,
  name: 'Miami',
  iataCode: 'MIA',
  airportName: 'Miami International',
}

export const outbound: SelectedFlight = {
  id: 'f-1',
  airlineName: 'Aero Maya',
  flightNumber: 'AM 110',
  originIata: 'CUN',
  destinationIata: 'MIA',
  departureTime: '08:15',
  arrivalTime: '11:05',
  dayOfWeek: 'Tuesday',
  date: '2026-11-24',
  arrivalDate: '2026-11-24',
  bookingAccepts: ['counts'],
  priceOneWayUsd: 129,
  priceRoundTripUsd: 219.5,
}

export const inbound: SelectedFlight = {
  ...outbound,
  id: 'f-2',
  flightNumber: 'AM 210',
  originIata: 'MIA',
  destinationIata: 'CUN',
  date: '2026-11-28',
}

export const hotel: SelectedHotel = {
  id: 7,
  slug: 'laguna',
  name: 'Hotel Laguna',
  imageUrl: '/media/laguna-1200.avif',
  destinationName: 'Cancún',
}

export const room: SelectedRoom = {
  id: 70,
  name: 'Ocean Suite',
  imageUrl: null,
  pricePerNightUsd: 180,
  minNights: null,
  selectedRate: { id: 'r-1', pricePerNightUsd: 165.25, infantPriceUsd: null, minNights: 2 },
}

export const tour: SelectedTour = {
  id: 3,
  slug: 'cenotes',
  name: 'Cenotes',
  imageUrl: null,
  destinationName: 'Tulum',
  durationDays: 1,
  pricePerPersonUsd: 89.9,
}

export const travelPackage: SelectedPackage = {
  ...tour,
  id: 4,
  slug: 'riviera',
  name: 'Riviera',
  durationDays: 4,
}

/** Card attempt in flight. */
export const begun: BegunBooking = {
  product: 'tour',
  way: 'card',
  selectionKey: '3',
  key: 'attempt-1',
  totalUsd: 89.9,
  state: 'asking',
  isLeft: false,
  reference: null,
  redirectUrl: null,
  begunAt: 1,
}

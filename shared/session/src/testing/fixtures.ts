import type {
  Airport,
  Rate,
  SelectedFlight,
  SelectedHotel,
  SelectedPackage,
  SelectedRoom,
  SelectedTour,
} from '@storefront/contract'
import type { Session } from '../session.ts'

export const cancun: Airport = {
  id: 1,
  name: 'Cancún',
  iataCode: 'CUN',
  airportName: 'Cancún International',
}

export const miami: Airport = { ...cancun, id: 2, name: 'Miami', iataCode: 'MIA' }

const limits = { minAge: 18, maxParty: 8, lastDay: '2027-12-31', daysNotSold: ['2026-12-24'] }

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
  limits: { ...limits, maxNights: 28 },
}

const rate: Rate = {
  id: 'r-1',
  pricePerNightUsd: 165.25,
  infantPriceUsd: null,
  minNights: 2,
  infantPolicy: 'Cots are free.',
  minPax: 1,
  maxPax: 3,
  maxAdults: 2,
  maxChildren: 1,
  maxInfants: 1,
}

export const room: SelectedRoom = {
  id: 70,
  name: 'Ocean Suite',
  imageUrl: null,
  pricePerNightUsd: 180,
  minNights: null,
  selectedRate: { id: 'r-1', pricePerNightUsd: 165.25, infantPriceUsd: null, minNights: 2 },
  rates: [rate],
}

export const tour: SelectedTour = {
  id: 3,
  slug: 'cenotes',
  name: 'Cenotes',
  imageUrl: null,
  destinationName: 'Tulum',
  durationDays: 1,
  pricePerPersonUsd: 89.9,
  limits: { ...limits, placesLeft: [{ date: '2026-12-01', places: 2 }] },
}

export const travelPackage: SelectedPackage = {
  ...tour,
  id: 4,
  slug: 'riviera',
  name: 'Riviera',
  durationDays: 4,
}

/** Chooses both flights, a room, a tour and a package, each with a search of its own. */
export function chooseEverything(session: Session) {
  const guests = { adults: 1, children: 0, infants: 1 }
  const days = { checkInDate: '2026-11-27', checkOutDate: '2026-11-30' }
  const search = { destination: 'Tulum', ...days, guests }
  const trip = { from: cancun, to: miami, departureDate: '2026-11-26', returnDate: '2026-11-29' }
  session.publish('outbound-flight-selected', {
    flight: outbound,
    search: { ...trip, type: 'Round Trip', travellers: guests, cabinClass: 'Business' },
  })
  session.publish('inbound-flight-selected', { flight: inbound })
  session.publish('room-selected', { hotel, room, search })
  const tourSearch = { destination: 'Tulum', tourDate: '2026-11-28', guests }
  session.publish('tour-selected', { tour, search: tourSearch })
  session.publish('package-selected', { package: travelPackage, search })
}

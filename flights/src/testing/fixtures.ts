import type { Airport, FlightSearch, SelectedFlight } from '@storefront/contract'
import type { Itinerary } from '../domain/itinerary.ts'
import type { FlightQuery } from '../domain/search.ts'

export const cancun: Airport = {
  id: 1,
  name: 'Cancún',
  iataCode: 'CUN',
  airportName: 'Cancún International Airport',
}

export const miami: Airport = {
  id: 2,
  name: 'Miami',
  iataCode: 'MIA',
  airportName: 'Miami International Airport',
}

export const outboundFlight: SelectedFlight = {
  id: 11,
  airlineName: 'Aeroméxico',
  flightNumber: 'AM 123',
  originIata: 'CUN',
  destinationIata: 'MIA',
  departureTime: '08:30',
  arrivalTime: '11:05',
  dayOfWeek: 'Tuesday',
  date: '2026-11-24',
  priceOneWayUsd: 150.25,
  priceRoundTripUsd: 280.5,
}

export const inboundFlight: SelectedFlight = {
  ...outboundFlight,
  id: 12,
  airlineName: 'Volaris',
  flightNumber: 'Y4 900',
  originIata: 'MIA',
  destinationIata: 'CUN',
  departureTime: '18:10',
  arrivalTime: '20:00',
  dayOfWeek: 'Saturday',
  date: '2026-11-28',
}

export const overnightFlight: SelectedFlight = {
  ...outboundFlight,
  departureTime: '21:10',
  arrivalTime: '13:20',
}

export const roundTripSearch: FlightSearch = {
  type: 'Round Trip',
  from: cancun,
  to: miami,
  departureDate: '2026-11-24',
  returnDate: '2026-11-28',
  travellers: { adults: 2, children: 1, infants: 1 },
  cabinClass: 'Business',
}

export const roundTrip: Itinerary = {
  search: roundTripSearch,
  outbound: outboundFlight,
  inbound: inboundFlight,
}

export const roundTripQuery: FlightQuery = { ...roundTripSearch, from: 'CUN', to: 'MIA' }

export const oneWayQuery: FlightQuery = {
  ...roundTripQuery,
  type: 'Oneway',
  returnDate: null,
  travellers: { adults: 1, children: 0, infants: 0 },
  cabinClass: 'Economy',
}

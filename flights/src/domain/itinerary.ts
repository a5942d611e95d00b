import type { Airport, FlightSearch, SelectedFlight } from '@storefront/contract'
import { formatDays, type TravelDays } from '@storefront/domain'
import type { Selection } from '@storefront/session'
import { fareUsd } from './pricing.ts'
import { cityOf } from './search.ts'

/** What is being booked: an outbound flight and, for a round trip, the way back, with the search they were chosen in. */
export type Itinerary = {
  search: FlightSearch
  outbound: SelectedFlight
  inbound: SelectedFlight | null
}

/**
 * The flights chosen so far; null before the first one, or when it is not sold for this kind of trip.
 * A one-way trip has no way back, even if one was chosen earlier.
 */
export function itineraryOf({
  outboundFlight: outbound,
  inboundFlight: inbound,
  searches: { flight: search },
}: Selection): Itinerary | null {
  if (!outbound || !search || fareUsd(outbound, search.type) === null) return null
  return { search, outbound, inbound: search.type === 'Round Trip' ? inbound : null }
}

/** From the day of the first flight to the day of the last. */
export function travelDays({ outbound, inbound }: Itinerary): TravelDays {
  return { first: outbound.date, last: (inbound ?? outbound).date }
}

/** Whether nothing is missing: a round trip without its way back cannot be booked (product 3.1). */
export function isComplete({ search, inbound }: Itinerary): boolean {
  return search.type === 'Oneway' || inbound !== null
}

/** 'CUN → MIA'. */
export function routeText({ originIata, destinationIata }: SelectedFlight): string {
  return `${originIata} → ${destinationIata}`
}

/** 'Cancún to Miami'; an airport that is not known by name goes by its code. */
export function citiesText(flight: SelectedFlight, airports: readonly Airport[]): string {
  return `${cityOf(flight.originIata, airports)} to ${cityOf(flight.destinationIata, airports)}`
}

/** 'Tue 24-11-2026 to Sat 28-11-2026', or the one day of a trip there. */
export function datesText({ outbound, inbound }: Itinerary): string {
  return formatDays(outbound.date, inbound?.date ?? null)
}

/** '08:30 → 11:05'; a time that is not known is to be confirmed (product 3.7). */
export function timesText({ departureTime, arrivalTime }: SelectedFlight): string {
  if (!departureTime && !arrivalTime) return 'Times to be confirmed'
  return `${departureTime || 'To be confirmed'} → ${arrivalTime || 'to be confirmed'}`
}

/** 'Aeroméxico AM 123'; without an airline its number alone (product 3.7). */
export function flightName({ airlineName, flightNumber }: SelectedFlight): string {
  return `${airlineName} ${flightNumber}`.trim() || 'Flight number to be confirmed'
}

/** What identifies a booking of these flights for these travellers: another key is another booking. */
export function bookingKey({ search, outbound, inbound }: Itinerary): string {
  const { type, cabinClass, travellers } = search
  const { adults, children, infants } = travellers
  const flights = [outbound, inbound].map((flight) => flight && [flight.id, flight.date])
  return JSON.stringify([type, flights, cabinClass, adults, children, infants])
}

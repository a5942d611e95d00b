import type { FlightSearch, FlightType, SelectedFlight } from '@storefront/contract'
import type { TravelDays } from '@storefront/domain'
import { fareUsd } from './pricing.ts'
import type { FlightQuery } from './search.ts'

/** What is being booked: an outbound flight and, for a round trip, the way back. */
export type Itinerary = {
  type: FlightType
  outbound: SelectedFlight
  inbound: SelectedFlight | null
}

/**
 * The flights chosen so far, or null before the first and where it is not sold for this kind of trip.
 * A one-way trip has no way back, whatever was chosen earlier.
 */
export function itineraryOf(
  type: FlightType,
  outbound: SelectedFlight | null,
  inbound: SelectedFlight | null,
): Itinerary | null {
  if (!outbound || fareUsd(outbound, type) === null) return null
  return { type, outbound, inbound: type === 'Round Trip' ? inbound : null }
}

/** From the day of the first flight to the day of the last. */
export function travelDays({ outbound, inbound }: Itinerary): TravelDays {
  return { first: outbound.date, last: (inbound ?? outbound).date }
}

/** Whether nothing is missing: a round trip without its way back cannot be booked (readings). */
export function isComplete({ type, inbound }: Itinerary): boolean {
  return type === 'Oneway' || inbound !== null
}

/** Whether an outbound flight was chosen among the results of this search. */
export function isOutboundOf(flight: SelectedFlight | null, query: FlightQuery): boolean {
  return (
    flight !== null &&
    flight.originIata === query.from &&
    flight.destinationIata === query.to &&
    flight.date === query.departureDate &&
    fareUsd(flight, query.type) !== null
  )
}

/** 'CUN → MIA'. */
export function routeText({ originIata, destinationIata }: SelectedFlight): string {
  return `${originIata} → ${destinationIata}`
}

/** '08:30 → 11:05'; a time that is not known is to be confirmed (readings). */
export function timesText({ departureTime, arrivalTime }: SelectedFlight): string {
  if (!departureTime && !arrivalTime) return 'Times to be confirmed'
  return `${departureTime || 'To be confirmed'} → ${arrivalTime || 'to be confirmed'}`
}

/** 'Aeroméxico AM 123'; without an airline its number alone (readings). */
export function flightName({ airlineName, flightNumber }: SelectedFlight): string {
  return `${airlineName} ${flightNumber}`.trim() || 'Flight number to be confirmed'
}

/** What identifies a booking of these flights for these travellers: another key is another booking. */
export function bookingKey({ type, outbound, inbound }: Itinerary, search: FlightSearch): string {
  const { adults, children, infants } = search.travellers
  const flights = [outbound, inbound].map((flight) => flight && [flight.id, flight.date])
  return JSON.stringify([type, flights, search.cabinClass, adults, children, infants])
}

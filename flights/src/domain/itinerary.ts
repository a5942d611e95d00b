import type {
  Airport,
  FlightSearch,
  IsoDate,
  SelectedFlight,
  Selection,
} from '@storefront/contract'
import {
  arrivalDay,
  arrivalOffset,
  formatDate,
  formatDayDate,
  formatDays,
  maxDate,
  type ReturnConflict,
  returnConflict,
  type TravelDays,
  weekdayOf,
} from '@storefront/domain'
import { fareUsd } from './pricing.ts'
import { cityOf } from './search.ts'

/** Chosen flights with their search. */
export type Itinerary = {
  search: FlightSearch
  outbound: SelectedFlight
  inbound: SelectedFlight | null
}

/** Reads the chosen flights; null without an outbound flight sold for this type of trip. A one-way trip drops a return flight. */
export function itineraryOf({
  outboundFlight: outbound,
  inboundFlight: inbound,
  searches: { flight: search },
}: Selection): Itinerary | null {
  if (!outbound || !search || fareUsd(outbound, search.type) === null) return null
  return { search, outbound, inbound: search.type === 'Round Trip' ? inbound : null }
}

/** First departure to last arrival, or to the last departure if that is later, as over the date line. */
export function travelDays({ outbound, inbound }: Itinerary): TravelDays {
  const lastFlight = inbound ?? outbound
  return { first: outbound.date, last: maxDate(lastFlight.date, arrivalDay(lastFlight)) }
}

/** False for a round trip without a return flight (product 3.1). */
export function isComplete({ search, inbound }: Itinerary): boolean {
  return search.type === 'Oneway' || inbound !== null
}

/** Labels on a return flight that cannot be chosen (product 3.1). */
export const conflictMarks: Record<ReturnConflict, string> = {
  'before-arrival': 'Leaves before you arrive',
  'too-soon': 'Too soon after you land',
}

const conflictTexts: Record<ReturnConflict, string> = {
  'before-arrival':
    'Your return flight leaves before you arrive. Please choose another return flight.',
  'too-soon':
    'Your return flight leaves less than an hour after you land. Please choose another return flight.',
}

/** Alert for flights that cannot be booked together, or null (product 4.4). */
export function itineraryProblem({ outbound, inbound }: Itinerary): string | null {
  const conflict = inbound && returnConflict(outbound, inbound)
  return conflict && conflictTexts[conflict]
}

/** True when the provider says that every flight stays in Mexico. */
export function isWithinMexico({ outbound, inbound }: Itinerary): boolean {
  return outbound.withinCountry === 'MX' && (inbound ?? outbound).withinCountry === 'MX'
}

/** 'CUN → MIA'. */
export function routeText({ originIata, destinationIata }: SelectedFlight): string {
  return `${originIata} → ${destinationIata}`
}

/** 'Cancún to Miami', with the code of an unknown airport. */
export function citiesText(flight: SelectedFlight, airports: readonly Airport[]): string {
  return `${cityOf(flight.originIata, airports)} to ${cityOf(flight.destinationIata, airports)}`
}

/** 'Tue 24-11-2026 to Sat 28-11-2026', 'Tue 24-11-2026, same-day return', or one day. */
export function tripDatesText(departure: IsoDate, back: IsoDate | null): string {
  const days = formatDays(departure, back)
  return back === departure ? `${days}, same-day return` : days
}

export function datesText({ outbound, inbound }: Itinerary): string {
  return tripDatesText(outbound.date, inbound?.date ?? null)
}

/** '21:10 → 13:20 +1'; an unknown time is to be confirmed (product 3.7). */
export function timesText(flight: SelectedFlight): string {
  const { departureTime, arrivalTime } = flight
  if (!departureTime && !arrivalTime) return 'Times to be confirmed'
  const arrival = arrivalTime ? `${arrivalTime}${offsetText(flight)}` : 'to be confirmed'
  return `${departureTime || 'To be confirmed'} → ${arrival}`
}

/** ' +1', ' −1', or '' for an arrival on the day of departure. */
function offsetText(flight: SelectedFlight): string {
  const offset = arrivalOffset(flight) ?? 0
  if (offset === 0) return ''
  return offset > 0 ? ` +${offset}` : ` −${-offset}`
}

/** 'arrives Sunday 06-12-2026' for screen readers; null for an arrival on the day of departure. */
export function arrivalText(flight: SelectedFlight): string | null {
  const day = arrivalDay(flight)
  return day === flight.date ? null : `arrives ${weekdayOf(day)} ${formatDate(day)}`
}

/** '21:10 → 13:20 +1 (Sun 06-12-2026)', for plain text. */
export function datedTimesText(flight: SelectedFlight): string {
  const day = arrivalDay(flight)
  return day === flight.date ? timesText(flight) : `${timesText(flight)} (${formatDayDate(day)})`
}

/** 'Aeroméxico AM 123'; only the number if the airline is unknown (product 3.7). */
export function flightName({ airlineName, flightNumber }: SelectedFlight): string {
  return `${airlineName} ${flightNumber}`.trim() || 'Flight number to be confirmed'
}

/** Identifies a booking by flights, class and counts. */
export function bookingKey({ search, outbound, inbound }: Itinerary): string {
  const { type, cabinClass, travellers } = search
  const { adults, children, infants } = travellers
  const flights = [outbound, inbound].map((flight) => flight && [flight.id, flight.date])
  return JSON.stringify([type, flights, cabinClass, adults, children, infants])
}

import type { Airport, IsoDate, SelectedFlight } from '@storefront/contract'
import type { WireAirport, WireFlight } from '@storefront/contract/wire'
import { formatTime, priceNotes, weekdayOf } from '@storefront/domain'

/** An airport as the provider writes it, in the storefront's terms; its code stands for a missing id or name. */
export function toAirport({ id, name, iata_code, airport_name }: WireAirport): Airport {
  const iataCode = iata_code.toUpperCase()
  return { id: id ?? iataCode, name: name || iataCode, iataCode, airportName: airport_name }
}

/** The search of one direction: it fills in what a provider leaves out of a flight. */
export type Asked = { from: string; to: string; date: IsoDate }

/**
 * A flight as the provider writes it, in the storefront's terms. Times are trimmed to HH:MM (spec §9), '' where there is
 * none; a day of the week that is missing or a number is computed from the date.
 */
export function toFlight(flight: WireFlight, { from, to, date }: Asked): SelectedFlight {
  return {
    id: flight.id,
    airlineName: flight.airline?.name ?? '',
    flightNumber: flight.flight_number,
    originIata: (flight.origin_airport?.iata_code ?? from).toUpperCase(),
    destinationIata: (flight.destination_airport?.iata_code ?? to).toUpperCase(),
    departureTime: timeOf(flight.departure_time),
    arrivalTime: timeOf(flight.arrival_time),
    dayOfWeek: /[a-z]/i.test(flight.day_of_week) ? flight.day_of_week : weekdayOf(date),
    date,
    priceOneWayUsd: flight.price_one_way,
    priceRoundTripUsd: flight.price_round_trip,
    ...priceNotes(flight),
  }
}

function timeOf(text: string): string {
  const time = formatTime(text)
  return /^\d\d:\d\d$/.test(time) ? time : ''
}

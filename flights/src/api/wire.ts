import type { Airport, IsoDate, SelectedFlight } from '@storefront/contract'
import type { WireAirport, WireFlight } from '@storefront/contract/wire'
import { formatTime, weekdayOf } from '@storefront/domain'

/** An airport as the provider writes it, in the storefront's terms. */
export function toAirport({ id, name, iata_code, airport_name }: WireAirport): Airport {
  return { id, name, iataCode: iata_code.toUpperCase(), airportName: airport_name }
}

/**
 * A flight as the provider writes it, on the day it was searched for. Times are trimmed to HH:MM (spec §9);
 * a day of the week that is missing or a number is told from the date.
 */
export function toFlight(flight: WireFlight, date: IsoDate): SelectedFlight {
  return {
    id: flight.id,
    airlineName: flight.airline.name,
    flightNumber: flight.flight_number,
    originIata: flight.origin_airport.iata_code.toUpperCase(),
    destinationIata: flight.destination_airport.iata_code.toUpperCase(),
    departureTime: formatTime(flight.departure_time),
    arrivalTime: formatTime(flight.arrival_time),
    dayOfWeek: /[a-z]/i.test(flight.day_of_week) ? flight.day_of_week : weekdayOf(date),
    date,
    priceOneWayUsd: flight.price_one_way,
    priceRoundTripUsd: flight.price_round_trip,
  }
}

import type { Airport, EventPayloads, FlightSearch } from '@storefront/contract'

/** An airport of which only the code is known: an address names no more. */
export function unnamedAirport(iataCode: string): Airport {
  return { id: iataCode, name: iataCode, iataCode, airportName: '' }
}

/** Whether more than the code is known. */
export function isNamed({ name, iataCode }: Airport): boolean {
  return name !== iataCode
}

/** The city of an airport by its code; the code itself where no airport of it is known. */
export function cityOf(iataCode: string, airports: readonly Airport[]): string {
  return airports.find((airport) => airport.iataCode === iataCode)?.name ?? iataCode
}

/** What picking an airport for one end of the trip changes; the other end's airport swaps the two (readings). */
export function pickAirport(
  search: FlightSearch,
  field: 'from' | 'to',
  airport: Airport,
): EventPayloads['flight-search-changed'] {
  const otherField = field === 'from' ? 'to' : 'from'
  const isOther = search[otherField]?.iataCode === airport.iataCode
  return isOther ? { [field]: airport, [otherField]: search[field] } : { [field]: airport }
}

import type { Airport } from '@storefront/contract'

/** An airport of which only the code is known: an address names no more. */
export function unnamedAirport(iataCode: string): Airport {
  return { id: iataCode, name: iataCode, iataCode, airportName: '' }
}

/** Whether more than the code is known. */
export function isNamed({ name, iataCode }: Airport): boolean {
  return name !== iataCode
}

import type { Airport } from '@storefront/contract'
import type { FlightQuery } from './search.ts'

/** Search with another airport of the same city. */
export type OtherRoute = { query: FlightQuery; label: string }

/** Returns the routes that replace one airport by another of its city. */
export function otherRoutes(query: FlightQuery, airports: readonly Airport[]): OtherRoute[] {
  const othersOf = (iataCode: string) =>
    airports.find((airport) => airport.iataCode === iataCode && airport.otherAirports)
      ?.otherAirports ?? []
  return [
    ...othersOf(query.from).map(({ iataCode, name }) => ({
      query: { ...query, from: iataCode },
      label: `From ${name} (${iataCode})`,
    })),
    ...othersOf(query.to).map(({ iataCode, name }) => ({
      query: { ...query, to: iataCode },
      label: `To ${name} (${iataCode})`,
    })),
  ].filter((route) => route.query.from !== route.query.to)
}

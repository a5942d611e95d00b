import type { Airport } from '@storefront/contract'
import type { FlightQuery } from './search.ts'

/** The same search by another airport of the origin's or the destination's city. */
export type OtherRoute = { query: FlightQuery; label: string }

/** Routes that differ from the search by one airport of the same city; [] where neither city is known to have another. */
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

import type { Airport } from '@storefront/contract'
import type { FlightQuery } from './search.ts'

export type OtherRoute = { query: FlightQuery; label: string }

/** Returns the routes that replace one airport by another of its city. */
export function otherRoutes(query: FlightQuery, airports: readonly Airport[]): OtherRoute[] {
  const othersOf = (iataCode: string) =>
    airports.find((airport) => airport.iataCode === iataCode && airport.otherAirports)
      ?.otherAirports ?? []
  const routes = (end: 'from' | 'to', word: string) =>
    othersOf(query[end]).map(({ iataCode, name }) => ({
      query: { ...query, [end]: iataCode },
      label: `${word} ${name} (${iataCode})`,
    }))
  return [...routes('from', 'From'), ...routes('to', 'To')].filter(
    (route) => route.query.from !== route.query.to,
  )
}

import { travellerChanges } from '@storefront/domain'
import { usePublish, useSettled, useStorefront } from '@storefront/session'
import { useCallback, useEffect, useState } from 'react'
import { unnamedAirport } from '../domain/airport.ts'
import { isOutboundOf } from '../domain/itinerary.ts'
import { type FlightQuery, isSameQuery, queryOf } from '../domain/search.ts'

/**
 * Makes the search of the address the session's: after a refresh, Back or a shared link the form, the fares and the
 * summary speak of the flights on the screen. Flights chosen in another search are cleared, as by any search (spec §4).
 */
export function useTakenOverSearch(query: FlightQuery | null) {
  const { session } = useStorefront()
  const publish = usePublish()
  const isSettled = useSettled()
  const [isTakenOver, setTakenOver] = useState(false)
  const key = query && JSON.stringify(query)

  const takeOver = useCallback(() => {
    const { flightSearch } = session.getState()
    const known = queryOf(flightSearch)
    if (!query || (known && isSameQuery(known, query))) return
    const airport = (iataCode: string) =>
      [flightSearch.from, flightSearch.to].find((one) => one?.iataCode === iataCode) ??
      unnamedAirport(iataCode)
    const { type, departureDate, returnDate, cabinClass, travellers } = query
    publish('flight-search-changed', {
      type,
      from: airport(query.from),
      to: airport(query.to),
      departureDate,
      returnDate,
      cabinClass,
    })
    for (const change of travellerChanges(flightSearch.travellers, travellers)) {
      publish('traveller-count-changed', change)
    }
    // `key` stands for everything in `query`.
  }, [session, publish, key])

  useEffect(() => {
    if (!isSettled) return
    takeOver()
    setTakenOver(true)
    const { selection, isSearchingFlights } = session.getState()
    const isStale =
      selection.outboundFlight && query && !isOutboundOf(selection.outboundFlight, query)
    if (isStale && !isSearchingFlights) {
      publish('flight-search-started', {})
      publish('flight-search-ended', { outcome: 'loaded' })
    }
  }, [isSettled, takeOver, session, publish])

  return { isTakenOver, takeOver }
}

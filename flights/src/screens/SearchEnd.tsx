import type { Airport } from '@storefront/contract'
import { type Later, useLater } from '@storefront/router'
import { usePublish, useStorefront } from '@storefront/session'
import { useEffect } from 'react'
import { isNamed } from '../domain/airport.ts'

export type SearchEndProps = {
  outcome: 'loaded' | 'failed'
  /** Whether the session's search is that of the address by now. */
  isTakenOver: boolean
  /** Origin and destination: they name those of which an address only gave the code. */
  airports?: Later<Airport[]>
}

/** Mounts with the end of a search and tells the session: its loading flag is cleared either way (spec §4). */
export function SearchEnd({ outcome, isTakenOver, airports = none }: SearchEndProps) {
  const { session } = useStorefront()
  const publish = usePublish()
  const named = useLater(airports)
  useEffect(() => {
    if (session.getState().isSearchingFlights) publish('flight-search-ended', { outcome })
  }, [session, publish, outcome])
  useEffect(() => {
    const [origin, destination] = named ?? []
    if (!isTakenOver) return
    const { from, to } = session.getState().flightSearch
    if (origin && from && needsName(from, origin))
      publish('flight-search-changed', { from: origin })
    if (destination && to && needsName(to, destination)) {
      publish('flight-search-changed', { to: destination })
    }
  }, [session, publish, isTakenOver, named])
  return null
}

const none: Later<Airport[]> = { status: 'pending' }

function needsName(known: Airport, answer: Airport): boolean {
  return known.iataCode === answer.iataCode && !isNamed(known) && isNamed(answer)
}

import type { Airport } from '@storefront/contract'
import { usePublish, useStorefront } from '@storefront/session'
import { useEffect } from 'react'
import { isNamed } from '../domain/airport.ts'

export type SearchEndProps = {
  outcome: 'loaded' | 'failed'
  /** Whether the session's search is that of the address by now. */
  isTakenOver: boolean
  /** The airports of the answer: they name those of which an address only gave the code. */
  origin?: Airport
  destination?: Airport
}

/** Mounts with the end of a search and tells the session: its loading flag is cleared either way (spec §4). */
export function SearchEnd({ outcome, isTakenOver, origin, destination }: SearchEndProps) {
  const { session } = useStorefront()
  const publish = usePublish()
  useEffect(() => {
    if (session.getState().isSearchingFlights) publish('flight-search-ended', { outcome })
  }, [session, publish, outcome])
  useEffect(() => {
    if (!isTakenOver) return
    const { from, to } = session.getState().flightSearch
    if (origin && from && needsName(from, origin))
      publish('flight-search-changed', { from: origin })
    if (destination && to && needsName(to, destination)) {
      publish('flight-search-changed', { to: destination })
    }
  }, [session, publish, isTakenOver, origin, destination])
  return null
}

function needsName(known: Airport, answer: Airport): boolean {
  return known.iataCode === answer.iataCode && !isNamed(known) && isNamed(answer)
}

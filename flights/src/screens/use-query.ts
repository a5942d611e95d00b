import { earliestDate } from '@storefront/domain'
import { useSearchParams } from '@storefront/router'
import { useSettled, useStorefront } from '@storefront/session'
import { useMemo } from 'react'
import { searchPart } from '../domain/results-view.ts'
import { type FlightQuery, queryOf, readQuery, resultsAddress } from '../domain/search.ts'

/**
 * The search that the address asks for, or null; the same object as long as the address says the same. Counts read
 * from an address are capped, but not where the visitor's own form has asked for exactly this (spec §5: no upper bound).
 */
export function useQuery(): FlightQuery | null {
  const { session } = useStorefront()
  const isSettled = useSettled()
  const [params] = useSearchParams()
  const search = searchPart(params)
  // As the loader reads it: the day the page started with, the same on the server and in the browser.
  const earliest = earliestDate(session.getInitialState().today)
  return useMemo(() => {
    const own = isSettled ? queryOf(session.getState().flightSearch) : null
    const isOwn = own !== null && resultsAddress(own).endsWith(`?${search}`)
    return isOwn ? own : readQuery(new URLSearchParams(search), earliest)
  }, [session, isSettled, search, earliest])
}

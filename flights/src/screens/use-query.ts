import { earliestDate } from '@storefront/domain'
import { useSearchParams } from '@storefront/router'
import { useStorefront } from '@storefront/session'
import { useMemo } from 'react'
import { type FlightQuery, readQuery } from '../domain/search.ts'

/** The search that the address asks for, or null; the same object as long as the address says the same. */
export function useQuery(): FlightQuery | null {
  const { session } = useStorefront()
  const [params] = useSearchParams()
  // As the loader reads it: the day the page started with, the same on the server and in the browser.
  const earliest = earliestDate(session.getInitialState().today)
  return useMemo(() => readQuery(params, earliest), [params, earliest])
}

import type { AskedSearch } from '@storefront/domain'
import { useSearchParams } from '@storefront/router'
import { useSettled, useStorefront } from '@storefront/session'
import { useMemo } from 'react'
import { searchPart } from '../domain/results-view.ts'
import { type FlightQuery, readQuery } from '../domain/search.ts'

/** The search that the address asks for, as its loader reads it, or null; the same object until the address asks for another. */
export function useAskedFlights(): AskedSearch<FlightQuery> | null {
  const { session } = useStorefront()
  const isSettled = useSettled()
  const [params] = useSearchParams()
  const asked = searchPart(params)
  return useMemo(() => {
    const { today } = isSettled ? session.getState() : session.getInitialState()
    return readQuery(new URLSearchParams(asked), today)
  }, [session, isSettled, asked])
}

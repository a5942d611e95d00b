import {
  changeHotelSearch,
  datesAndGuests,
  type RequestedSearch,
  readStaySearch,
  type StaySearch,
} from '@storefront/domain'
import { useSearchParams } from '@storefront/router'
import { useSession, useStorefront } from '@storefront/session'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { usePendingChange } from '../search/use-pending-change.ts'

type Requested = RequestedSearch<StaySearch>

/** Fits the stay of an address to a record. */
export type FitStay = (requested: Requested, params: URLSearchParams) => Requested

type StayChoice = {
  /** Stay of the address, for `StayInAddress`. */
  requested: Requested
  /** Stay for which the page shows prices, with the destination of the visitor's search. */
  search: StaySearch
  /** Replaces the stay in the address. Referentially stable. */
  change: (change: Partial<StaySearch>) => void
}

/**
 * Stay of a detail page: as its loader read it, then as each change of the address reads it, without a load. `fit`
 * fits it to the record.
 */
export function useStay(loaded: Requested, fit: FitStay = (requested) => requested): StayChoice {
  const { session } = useStorefront()
  const [params, setParams] = useSearchParams()
  const query = String(params)
  const [read, setRead] = useState(() => ({ loaded, query, requested: fit(loaded, params) }))
  if (read.loaded !== loaded) setRead({ loaded, query, requested: fit(loaded, params) })
  else if (read.query !== query) {
    const changed = readStaySearch(params, session.getState())
    setRead({ loaded, query, requested: fit(changed, params) })
  }
  const { requested } = read
  const destination = useSession((state) => state.hotelSearch.destination)
  const [pending, setPending] = usePendingChange<StaySearch>()
  const stay = pending ?? requested.search
  const changeNow = (change: Partial<StaySearch>) => {
    const { search: changed } = fit(
      { search: changeHotelSearch(stay, change), corrections: [] },
      params,
    )
    const next = new URLSearchParams({ ...Object.fromEntries(params), ...datesAndGuests(changed) })
    // Navigating to the same address would load the whole page again.
    if (!pending && String(next) === query) return
    setPending(changed)
    setParams(next, { replace: true, preventScrollReset: true })
  }
  const latest = useRef(changeNow)
  useLayoutEffect(() => {
    latest.current = changeNow
  })
  return {
    requested,
    search: useMemo(() => ({ ...stay, destination }), [stay, destination]),
    change: useCallback((change) => latest.current(change), []),
  }
}

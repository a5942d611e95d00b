import {
  changeHotelSearch,
  datesAndGuests,
  parseGuests,
  type RequestedSearch,
  readStaySearch,
  type StaySearch,
  stayParameters,
} from '@storefront/domain'
import { useSearchParams } from '@storefront/router'
import { usePublish, useSession, useSettled, useStorefront } from '@storefront/session'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { usePendingChange } from '../search/use-pending-change.ts'

/**
 * Stay in the address. The visitor's search supplies missing parameters whenever the address changes. Referentially
 * stable per address. Guests in the address become the visitor's.
 */
export function useStayInAddress(): RequestedSearch<StaySearch> {
  const { session } = useStorefront()
  const publish = usePublish()
  const [params] = useSearchParams()
  const isSettled = useSettled()
  const guests = params.get('guests')
  useEffect(() => {
    if (isSettled && guests) publish('hotel-search-changed', { guests: parseGuests(guests) })
  }, [publish, isSettled, guests])
  const query = String(
    new URLSearchParams([...params].filter(([name]) => stayParameters.some((one) => one === name))),
  )
  return useMemo(() => {
    const state = isSettled ? session.getState() : session.getInitialState()
    return readStaySearch(new URLSearchParams(query), state)
  }, [session, query, isSettled])
}

/** Stay for which the page shows prices, and a function that changes it. */
type StayChoice = RequestedSearch<StaySearch> & {
  /** True when the record is not sold with the check-out in the address. */
  isOtherCheckOut: boolean
  /** Referentially stable. */
  change: (change: Partial<StaySearch>) => void
}

/**
 * Stay of a detail page, from the address or else from the visitor's search, with dates fitted by `fitToRecord`. A
 * change replaces the address and updates the visitor's search.
 */
export function useStay(
  fitToRecord: (search: StaySearch) => StaySearch = (search) => search,
): StayChoice {
  const publish = usePublish()
  const [params, setParams] = useSearchParams()
  const { search: stay, corrections } = useStayInAddress()
  const destination = useSession((state) => state.hotelSearch.destination)
  const requested = useMemo(() => ({ ...stay, destination }), [stay, destination])
  const [pending, setPending] = usePendingChange<StaySearch>()
  const search = fitToRecord(pending ?? requested)
  const changeNow: StayChoice['change'] = (change) => {
    const changed = fitToRecord(changeHotelSearch(search, change))
    publish('hotel-search-changed', changed)
    const next = new URLSearchParams({ ...Object.fromEntries(params), ...datesAndGuests(changed) })
    // Navigating to the same address would load the whole page again.
    if (!pending && String(next) === String(params)) return
    setPending(changed)
    setParams(next, { replace: true, preventScrollReset: true })
  }
  const latest = useRef(changeNow)
  useLayoutEffect(() => {
    latest.current = changeNow
  })
  return {
    search,
    corrections,
    isOtherCheckOut:
      params.has('checkout') && fitToRecord(requested).checkOutDate !== requested.checkOutDate,
    change: useCallback((change) => latest.current(change), []),
  }
}

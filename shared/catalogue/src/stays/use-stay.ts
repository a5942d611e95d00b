import {
  type AskedSearch,
  changeHotelSearch,
  datesAndGuests,
  readStaySearch,
  type StaySearch,
  stayParameters,
} from '@storefront/domain'
import { useSearchParams } from '@storefront/router'
import { usePublish, useSession, useSettled, useStorefront } from '@storefront/session'
import { useMemo } from 'react'
import { useAheadOfAddress } from '../search/use-ahead-of-address.ts'

/**
 * The stay that the address asks for, as its loader reads it: what the address leaves out is the visitor's own at that
 * moment. The same object until the address asks for another.
 */
export function useAskedStay(): AskedSearch<StaySearch> {
  const { session } = useStorefront()
  const [params] = useSearchParams()
  const isSettled = useSettled()
  const asked = stayParameters.map((name) => params.get(name)).join('\n')
  return useMemo(
    () => readStaySearch(params, isSettled ? session.getState() : session.getInitialState()),
    // `asked` stands for everything in `params` that is read.
    [session, asked, isSettled],
  )
}

/** The stay a record is looked at for, and how to change it. */
export type StayChoice = AskedSearch<StaySearch> & {
  change: (change: Partial<StaySearch>) => void
}

/**
 * The stay of a detail page: the address's, else the visitor's own; `unsaid` fits the dates of an address that names no
 * check-out to the record. A change replaces the address and is the visitor's own from then on.
 */
export function useStay(
  unsaid: (search: StaySearch) => StaySearch = (search) => search,
): StayChoice {
  const publish = usePublish()
  const [params, setParams] = useSearchParams()
  const { search: stay, corrections } = useAskedStay()
  const destination = useSession((state) => state.hotelSearch.destination)
  const asked = { ...stay, destination }
  const [ahead, setAhead] = useAheadOfAddress<StaySearch>()
  const search = ahead ?? (params.has('checkout') ? asked : unsaid(asked))
  return {
    search,
    corrections,
    change(change) {
      const changed = changeHotelSearch(search, change)
      setAhead(changed)
      publish('hotel-search-changed', changed)
      setParams(datesAndGuests(changed), { replace: true, preventScrollReset: true })
    },
  }
}

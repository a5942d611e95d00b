import {
  type AskedSearch,
  changeHotelSearch,
  datesAndGuests,
  type StaySearch,
} from '@storefront/domain'
import { useSearchParams } from '@storefront/router'
import { usePublish, useSession } from '@storefront/session'
import { useAheadOfAddress } from '../search/use-ahead-of-address.ts'
import { useAskedStay } from './use-asked-stay.ts'

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

import type { HotelSearch, TravellerBand } from '@storefront/contract'
import { useSearchParams } from '@storefront/router'
import { usePublish, useSession, useStorefront } from '@storefront/session'
import type { DateRange } from '@storefront/ui'
import { useMemo } from 'react'
import { stayParameters } from '../domain/search.ts'
import { useAskedSearch } from './use-asked-search.ts'
import { useTakenOverSearch } from './use-taken-over-search.ts'

/** The stay a hotel is looked at for, and how to change it. */
export type StayChoice = {
  search: HotelSearch
  changeDates: (dates: DateRange) => void
  changeCount: (band: TravellerBand, count: number) => void
}

/** The stay of a hotel's page: the address's, else the visitor's own. A change is both at once, without a new page. */
export function useStay(): StayChoice {
  const { session } = useStorefront()
  const publish = usePublish()
  const [, setParams] = useSearchParams()
  const { checkInDate, checkOutDate, guests } = useAskedSearch()
  const asked = useMemo(
    () => ({ checkInDate, checkOutDate, guests }),
    [checkInDate, checkOutDate, guests],
  )
  const isTakenOver = useTakenOverSearch(asked)
  const own = useSession((state) => state.hotelSearch)

  const writeAddress = () =>
    setParams(stayParameters(session.getState().hotelSearch), {
      replace: true,
      preventScrollReset: true,
    })
  return {
    search: isTakenOver ? own : { ...own, ...asked },
    changeDates({ start, end }) {
      publish('hotel-search-changed', { checkInDate: start, checkOutDate: end })
      writeAddress()
    },
    changeCount(band, count) {
      publish('traveller-count-changed', { band, count })
      writeAddress()
    },
  }
}

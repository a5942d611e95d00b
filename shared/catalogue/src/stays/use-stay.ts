import type { TravellerBand } from '@storefront/contract'
import { datesAndGuests, type StaySearch } from '@storefront/domain'
import { useSearchParams } from '@storefront/router'
import { usePublish, useSession, useStorefront } from '@storefront/session'
import type { DateRange } from '@storefront/ui'
import { useMemo } from 'react'
import { useAskedStay } from './use-asked-stay.ts'
import { useTakenOverStay } from './use-taken-over-stay.ts'

/** The stay a record is looked at for, and how to change it. */
export type StayChoice = {
  search: StaySearch
  changeDates: (dates: DateRange) => void
  changeCount: (band: TravellerBand, count: number) => void
}

/** The stay of a detail page: the address's, else the visitor's own. A change is both at once, without a new page. */
export function useStay(): StayChoice {
  const { session } = useStorefront()
  const publish = usePublish()
  const [, setParams] = useSearchParams()
  const { checkInDate, checkOutDate, guests } = useAskedStay()
  const asked = useMemo(
    () => ({ checkInDate, checkOutDate, guests }),
    [checkInDate, checkOutDate, guests],
  )
  const isTakenOver = useTakenOverStay(asked)
  const own = useSession((state) => state.hotelSearch)

  const writeAddress = () =>
    setParams(datesAndGuests(session.getState().hotelSearch), {
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

import { type RequestedSearch, readStaySearch, type StaySearch } from '@storefront/domain'
import { usePublish, useStorefront } from '@storefront/session'
import { useCallback } from 'react'
import { SearchInAddress } from '../search/SearchInAddress.tsx'
import type { FitStay } from './use-stay.ts'

type StayInAddressProps = {
  requested: RequestedSearch<StaySearch>
  /** Same function as in `useStay`. A record with its own length does not change the nights that the visitor looks for. */
  fit?: FitStay
  addressOf: (search: StaySearch) => string
}

/** Completes the address of a stay, and remembers the stay for hotels and packages. */
export function StayInAddress({ requested, fit, addressOf }: StayInAddressProps) {
  const { session } = useStorefront()
  const publish = usePublish()
  const isFitted = fit !== undefined
  const remember = useCallback(
    ({ destination, guests, ...days }: StaySearch) => {
      const isKnown = isFitted && session.getState().hotelSearch.checkInDate === days.checkInDate
      publish('hotel-search-changed', {
        // An address without a destination means all, which is no start for the next form.
        ...(destination ? { destination } : {}),
        ...(isKnown ? {} : days),
        guests,
      })
    },
    [session, publish, isFitted],
  )
  return (
    <SearchInAddress
      requested={requested}
      read={(params, state) => {
        const read = readStaySearch(params, state)
        return fit ? fit(read, params) : read
      }}
      addressOf={addressOf}
      remember={remember}
    />
  )
}

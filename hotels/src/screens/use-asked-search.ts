import type { HotelSearch } from '@storefront/contract'
import { useSearchParams } from '@storefront/router'
import { useSettled, useStorefront } from '@storefront/session'
import { useMemo } from 'react'
import { readSearch, searchOf } from '../domain/search.ts'

const searchParameters = ['destination', 'checkin', 'checkout', 'guests']

/**
 * The search that the address asks for, as its loader reads it: what the address leaves out is the visitor's own
 * at that moment. The same object until the address asks for another search: what is chosen in the form meanwhile
 * is not searched yet.
 */
export function useAskedSearch(): HotelSearch {
  const { session } = useStorefront()
  const [params] = useSearchParams()
  const isSettled = useSettled()
  const asked = searchParameters.map((name) => params.get(name)).join('\n')
  return useMemo(() => {
    const { today, hotelSearch } = isSettled ? session.getState() : session.getInitialState()
    return searchOf(readSearch(params, today), hotelSearch)
    // `asked` stands for everything in `params` that is read.
  }, [session, asked, isSettled])
}

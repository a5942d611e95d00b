import { isSameStaySearch, type StaySearch, travellerChanges } from '@storefront/domain'
import { usePublish, useSettled, useStorefront } from '@storefront/session'
import { useEffect, useState } from 'react'

/** What an address decides of a search: a detail page says nothing of the destination. */
export type DecidedStay = Omit<StaySearch, 'destination'> & { destination?: string }

/**
 * Makes the search of the address the session's, so that the form and the summary speak of what is on the screen
 * after a refresh, Back or a shared link. True once it is; `search` must be the same object until it changes.
 */
export function useTakenOverStay(search: DecidedStay): boolean {
  const { session } = useStorefront()
  const publish = usePublish()
  const isSettled = useSettled()
  const [taken, setTaken] = useState<DecidedStay | null>(null)

  useEffect(() => {
    if (!isSettled) return
    const known = session.getState().hotelSearch
    const { guests, ...rest } = search
    if (!isSameStaySearch(known, { ...known, ...search })) publish('hotel-search-changed', rest)
    for (const change of travellerChanges(known.guests, guests)) {
      publish('traveller-count-changed', change)
    }
    setTaken(search)
  }, [isSettled, session, publish, search])

  return taken === search
}

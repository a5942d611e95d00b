import { usePublish, useStorefront } from '@storefront/session'
import { useEffect } from 'react'

/** A search whose results nobody waits for any more has ended: its loading flag never outlives the screen (spec §4). */
export function useEndedOnLeave(): void {
  const { session } = useStorefront()
  const publish = usePublish()
  useEffect(
    () => () => {
      if (session.getState().isSearchingFlights) {
        publish('flight-search-ended', { outcome: 'failed' })
      }
    },
    [session, publish],
  )
}

import { usePublish, useSettled, useStorefront } from '@storefront/session'
import { useEffect, useState } from 'react'

/**
 * Makes the destination of the address the session's, so that the form speaks of the tours on the screen after a
 * refresh, Back or a shared link. True once it is.
 */
export function useTakenOverDestination(destination: string): boolean {
  const { session } = useStorefront()
  const publish = usePublish()
  const isSettled = useSettled()
  const [taken, setTaken] = useState<string | null>(null)

  useEffect(() => {
    if (!isSettled) return
    if (session.getState().tourSearch.destination !== destination) {
      publish('tour-search-changed', { destination })
    }
    setTaken(destination)
  }, [isSettled, session, publish, destination])

  return taken === destination
}

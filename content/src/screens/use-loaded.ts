import { type Loadable, useAskAgain } from '@storefront/router'
import { useEffect, useState } from 'react'

/**
 * What a deferred loader loads, or `fallback` until it has come and where it fails. Unlike `Loaded` it never
 * takes the screen's place: a form stays mounted, with what has been typed, while the answer comes.
 */
export function useLoaded<T>(loadable: Loadable<T>, fallback: T): T {
  useAskAgain(loadable)
  const [late, setLate] = useState<{ from: Loadable<T>; value: T } | null>(null)
  useEffect(() => {
    if (loadable.status !== 'loading') return
    let isHere = true
    void loadable.settled.then((settled) => {
      if (isHere && settled.status === 'loaded') setLate({ from: loadable, value: settled.value })
    })
    return () => {
      isHere = false
      loadable.abandon()
    }
  }, [loadable])
  if (loadable.status === 'loaded') return loadable.value
  return late?.from === loadable ? late.value : fallback
}

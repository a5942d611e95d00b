import { type Loadable, useNavigation } from '@storefront/router'
import { useEffect, useState } from 'react'

/** Whether a page or its list is on its way: then another search has to wait (spec §2, Packages form). */
export function useIsLoading(found?: Loadable<unknown>): boolean {
  const navigation = useNavigation()
  const settled = found?.status === 'loading' ? found.settled : null
  const [ended, setEnded] = useState<Promise<unknown> | null>(null)
  useEffect(() => {
    if (!settled) return
    let isLeft = false
    void settled.then(() => {
      if (!isLeft) setEnded(settled)
    })
    return () => {
      isLeft = true
    }
  }, [settled])
  return navigation.state === 'loading' || found?.status === 'pending' || settled !== ended
}

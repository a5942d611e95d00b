import { readStaySearch, type StaySearch, stayParameters } from '@storefront/domain'
import { useSearchParams } from '@storefront/router'
import { useSettled, useStorefront } from '@storefront/session'
import { useMemo } from 'react'

/**
 * The search that the address asks for, as its loader reads it: what the address leaves out is the visitor's own
 * at that moment. The same object until the address asks for another search: what is chosen in the form meanwhile
 * is not searched yet.
 */
export function useAskedStay(): StaySearch {
  const { session } = useStorefront()
  const [params] = useSearchParams()
  const isSettled = useSettled()
  const asked = stayParameters.map((name) => params.get(name)).join('\n')
  return useMemo(() => {
    const { today, hotelSearch } = isSettled ? session.getState() : session.getInitialState()
    return readStaySearch(params, today, hotelSearch)
    // `asked` stands for everything in `params` that is read.
  }, [session, asked, isSettled])
}

import { useSearchParams } from '@storefront/router'
import { useState } from 'react'

/** How a view of a list is read from an address and written into one. */
export type ListViewRules<View> = {
  read: (params: URLSearchParams) => View
  write: (params: URLSearchParams, change: Partial<View>) => URLSearchParams
}

/**
 * How a list is looked at, and how to look at it another way: without a new search or a step in the history.
 * The list follows at once; the address, which takes a moment, follows it, and quick changes add up.
 */
export function useListView<View>({ read, write }: ListViewRules<View>): {
  view: View
  look: (change: Partial<View>) => void
} {
  const [params, setParams] = useSearchParams()
  const address = String(params)
  const [ahead, setAhead] = useState<{ address: string; change: Partial<View> } | null>(null)
  const known = ahead?.address === address ? ahead.change : {}
  return {
    view: { ...read(params), ...known },
    look(change) {
      const next = { ...known, ...change }
      setAhead({ address, change: next })
      setParams(write(params, next), { replace: true, preventScrollReset: true })
    },
  }
}

import { useSearchParams } from '@storefront/router'
import { useAheadOfAddress } from '../search/use-ahead-of-address.ts'

/** How a view of a list is read from an address and written into one. */
export type ListViewRules<View> = {
  read: (params: URLSearchParams) => View
  write: (params: URLSearchParams, change: Partial<View>) => URLSearchParams
}

/** How a list is looked at, and how to look at it another way: without a new search or a step in the history. */
export function useListView<View>({ read, write }: ListViewRules<View>): {
  view: View
  look: (change: Partial<View>) => void
} {
  const [params, setParams] = useSearchParams()
  const [ahead, setAhead] = useAheadOfAddress<Partial<View>>()
  return {
    view: { ...read(params), ...ahead },
    look(change) {
      const next = { ...ahead, ...change }
      setAhead(next)
      setParams(write(params, next), { replace: true, preventScrollReset: true })
    },
  }
}

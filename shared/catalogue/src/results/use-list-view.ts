import { useSearchParams } from '@storefront/router'
import { useDeferredValue } from 'react'
import { usePendingChange } from '../search/use-pending-change.ts'

/** Reads a list's view from an address and writes it into one. */
type ListViewRules<View> = {
  read: (params: URLSearchParams) => View
  write: (params: URLSearchParams, change: Partial<View>) => URLSearchParams
}

/**
 * The order and filters of a list, kept in the address. A change searches nothing and adds no history entry. The controls
 * show it at once; `listed`, what the list is made from, follows when they have been painted.
 */
export function useListView<View>({ read, write }: ListViewRules<View>): {
  view: View
  listed: View
  changeView: (change: Partial<View>) => void
} {
  const [params, setParams] = useSearchParams()
  const [pending, setPending] = usePendingChange<Partial<View>>()
  const applied = useDeferredValue(pending)
  const inAddress = read(params)
  return {
    view: { ...inAddress, ...pending },
    listed: { ...inAddress, ...applied },
    changeView(change) {
      const next = { ...pending, ...change }
      setPending(next)
      setParams(write(params, next), { replace: true, preventScrollReset: true })
    },
  }
}

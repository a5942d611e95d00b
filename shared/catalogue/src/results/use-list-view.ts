import { useSearchParams } from '@storefront/router'
import { useDeferredValue } from 'react'
import { usePendingChange } from '../search/use-pending-change.ts'

type ListViewRules<View> = {
  read: (params: URLSearchParams) => View
  write: (params: URLSearchParams, change: Partial<View>) => URLSearchParams
}

/**
 * Order and filters of a list, stored in the address without a search or a history entry. Controls change at once; the
 * list renders from `listed`, which follows once they are painted.
 */
export function useListView<View>({ read, write }: ListViewRules<View>) {
  const [params, setParams] = useSearchParams()
  const [pending, setPending] = usePendingChange<Partial<View>>()
  const applied = useDeferredValue(pending)
  const inAddress = read(params)
  return {
    view: { ...inAddress, ...pending },
    listed: { ...inAddress, ...applied },
    changeView(change: Partial<View>) {
      const next = { ...pending, ...change }
      setPending(next)
      setParams(write(params, next), { replace: true, preventScrollReset: true })
    },
  }
}

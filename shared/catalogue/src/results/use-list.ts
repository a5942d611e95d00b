import { useSearchParams } from '@storefront/router'
import { useDeferredValue, useState } from 'react'
import {
  chosenOrder,
  filterFields,
  type ListRules,
  type ListView,
  listedItems,
  offeredOrders,
} from '../rules/list-rules.ts'
import { chosenCount, noFilters, readView, withView } from '../rules/list-view.ts'
import { usePendingChange } from '../search/use-pending-change.ts'

/** State of a list, for its controls. */
export type ListState = Omit<ReturnType<typeof useList<never>>, 'shown'>

/**
 * Filters and sorts a list. Order and filters are in the address, without a search or a history entry. Controls change at
 * once; `shown` follows once they are painted.
 */
export function useList<Item>(rules: ListRules<Item>, items: readonly Item[]) {
  const [params, setParams] = useSearchParams()
  const [pending, setPending] = usePendingChange<ListView>()
  const [clearedTimes, setClearedTimes] = useState(0)
  const applied = useDeferredValue(pending)
  const inAddress = readView(rules, params)
  const view = { ...inAddress, ...pending }
  const shown = listedItems(rules, items, { ...inAddress, ...applied })
  const orders = offeredOrders(rules, items)
  const change = (changed: ListView) => {
    const next = { ...pending, ...changed }
    setPending(next)
    setParams(withView(rules, params, next), { replace: true, preventScrollReset: true })
  }
  return {
    shown,
    shownCount: shown.length,
    foundCount: items.length,
    orders,
    order: chosenOrder(orders, view)?.value ?? '',
    fields: filterFields(rules, items, view),
    chosenCount: chosenCount(rules, view),
    change,
    clear: () => {
      setClearedTimes(clearedTimes + 1)
      change(noFilters(rules))
    },
    clearedTimes,
  }
}

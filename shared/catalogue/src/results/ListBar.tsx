import type { Product } from '@storefront/contract'
import { ListToolbar, SortSelect } from '@storefront/ui'
import { listCountText } from '../rules/list-words.ts'
import type { ListState } from './use-list.ts'

type ListBarProps = {
  product: Product
  list: ListState
  /** Panel with the `Filters`. */
  panel: { controls: string; isOpen: boolean; onToggle: () => void; isOpenWhenWide?: boolean }
}

/** Count, button of the filters, and order of a list. */
export function ListBar({ product, list, panel }: ListBarProps) {
  return (
    <ListToolbar
      count={listCountText(product, list)}
      filters={{ ...panel, chosenCount: list.chosenCount }}
      sort={
        <SortSelect
          value={list.order}
          options={list.orders}
          onChange={(order) => list.change({ sort: [order] })}
        />
      }
    />
  )
}

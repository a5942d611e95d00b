import type { Product } from '@storefront/contract'
import { FilterGroup, FiltersFoot } from '@storefront/ui'
import type { ReactNode } from 'react'
import { noneMatchText } from '../rules/list-words.ts'
import { TextFilter } from './TextFilter.tsx'
import type { ListState } from './use-list.ts'

type FiltersProps = {
  product: Product
  list: ListState
  /** True while the panel covers the list, which then cannot say that nothing matches. */
  isOpen: boolean
  /** Button back to the list. */
  children?: ReactNode
}

/** Controls of a list's filters, with what they leave. */
export function Filters({ product, list, isOpen, children }: FiltersProps) {
  const { fields, change, shownCount } = list
  return (
    <>
      {fields.map(({ parameter, label, chosen, options }) => {
        const choose = (values: readonly string[]) => change({ [parameter]: values })
        return options ? (
          <FilterGroup
            key={parameter}
            {...{ label, options }}
            selected={chosen}
            onChange={choose}
          />
        ) : (
          <TextFilter
            key={parameter}
            label={label}
            text={chosen[0] ?? ''}
            onChange={(text) => choose([text])}
          />
        )
      })}
      {(shownCount > 0 || isOpen) && (
        <FiltersFoot
          isChosen={list.chosenCount > 0}
          onClear={list.clear}
          noneMatch={shownCount > 0 ? null : noneMatchText(product)}
        >
          {children}
        </FiltersFoot>
      )}
    </>
  )
}

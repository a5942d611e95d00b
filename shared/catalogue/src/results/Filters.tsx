import type { Product } from '@storefront/contract'
import { FilterGroup, FiltersFoot } from '@storefront/ui'
import type { ComponentType, ReactNode } from 'react'
import { noneMatchText } from '../rules/list-words.ts'
import type { TextFilterProps } from './TextFilter.tsx'
import type { ListState } from './use-list.ts'

export type FiltersProps = {
  product: Product
  list: ListState
  /** True while the panel covers the list, which then cannot say that nothing matches. */
  isOpen: boolean
  /** Draws filters by a text. Lists without such a filter do not download it. */
  TextFilter?: ComponentType<TextFilterProps> | undefined
  /** Button back to the list. */
  children?: ReactNode
}

/** Controls of a list's filters, with what they leave. */
export function Filters(props: FiltersProps) {
  const { product, list, isOpen, TextFilter, children } = props
  const { fields, change, shownCount, clearedTimes } = list
  return (
    <>
      {fields.map(({ parameter, label, chosen, options }) => {
        const choose = (values: readonly string[]) => change({ [parameter]: values })
        if (options) {
          const group = { label, options, selected: chosen, onChange: choose }
          return <FilterGroup key={parameter} {...group} />
        }
        const text = { label, text: chosen[0] ?? '', onChange: (text: string) => choose([text]) }
        // Cleared filters forget a text that is still being typed.
        return TextFilter && <TextFilter key={`${parameter} ${clearedTimes}`} {...text} />
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

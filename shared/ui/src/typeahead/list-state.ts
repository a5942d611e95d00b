import type { ComponentProps } from 'react'

/** What a combobox says of its list: attributes of its input. */
export type ListState = ComponentProps<'input'>

/** The list while it does not show. */
export const closedList: ListState = {
  role: 'combobox',
  autoComplete: 'off',
  'aria-autocomplete': 'list',
  'aria-expanded': false,
}

/** The list while it shows; `activeId` is the option that Enter takes, if any. */
export function openList(id: string, activeId: string | undefined): ListState {
  return {
    ...closedList,
    'aria-expanded': true,
    'aria-controls': id,
    'aria-activedescendant': activeId,
  }
}

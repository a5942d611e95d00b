import type { ComponentProps } from 'react'

/** Attributes of a combobox's input that describe its list. */
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

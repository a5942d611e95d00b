import type { ComponentProps } from 'react'

/** ARIA attributes of a combobox's input. */
export type ListState = ComponentProps<'input'>

export const closedList: ListState = {
  role: 'combobox',
  autoComplete: 'off',
  'aria-autocomplete': 'list',
  'aria-expanded': false,
}

/** `activeId` is the id of the option that Enter picks, if any. */
export function openList(id: string, activeId: string | undefined): ListState {
  return {
    ...closedList,
    'aria-expanded': true,
    'aria-controls': id,
    'aria-activedescendant': activeId,
  }
}

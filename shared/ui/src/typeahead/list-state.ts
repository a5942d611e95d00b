import type { ComponentProps } from 'react'

/** ARIA attributes of a combobox's input. */
export type ListState = ComponentProps<'input'>

export const closedList: ListState = {
  role: 'combobox',
  autoComplete: 'off',
  'aria-autocomplete': 'list',
  'aria-expanded': false,
}

/** `activeId` is the option that Enter takes, if any. */
export function openList(id: string, activeId: string | undefined): ListState {
  return {
    ...closedList,
    'aria-expanded': true,
    'aria-controls': id,
    'aria-activedescendant': activeId,
  }
}

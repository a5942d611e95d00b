import type { ComponentProps } from 'react'

/** ARIA attributes of a combobox's input. */
export type ListState = ComponentProps<'input'>

export const closedList: ListState = {
  role: 'combobox',
  autoComplete: 'off',
  'aria-autocomplete': 'list',
  'aria-expanded': false,
}

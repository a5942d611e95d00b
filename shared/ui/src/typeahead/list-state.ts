/** The state of a combobox's list for its ARIA attributes: whether it shows and which option is the active one. */
export type ListState = { expanded: boolean; activeId: string | null }

/** The list while it does not show. */
export const closedList: ListState = { expanded: false, activeId: null }

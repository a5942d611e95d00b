import type { ReactNode } from 'react'
import styles from './Option.module.css'

type OptionProps = {
  id: string
  /** True for the option that Enter picks. */
  isActive: boolean
  /** True for the option announced as selected; by default the active one. */
  isSelected?: boolean
  onPick: () => void
  children: ReactNode
}

/** Option of a listbox. A press keeps the focus in the combobox. */
export function Option({ id, isActive, isSelected = isActive, onPick, children }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the combobox's, as ARIA has it
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isSelected}
      data-active={isActive}
      className={styles.option}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPick}
    >
      {children}
    </div>
  )
}

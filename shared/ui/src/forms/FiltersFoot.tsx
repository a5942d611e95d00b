import type { ReactNode } from 'react'
import { Button } from '../actions/Button.tsx'
import styles from './FiltersFoot.module.css'

type FiltersFootProps = {
  isChosen: boolean
  onClear: () => void
  /** Shown when no item matches, e.g. 'No hotels match these filters'; else null. */
  noneMatch: string | null
  /** Button back to the list, for windows in which the filters cover the list. */
  children?: ReactNode
}

/** Footer of the filters. Sticks to the bottom while they scroll. */
export function FiltersFoot({ isChosen, onClear, noneMatch, children }: FiltersFootProps) {
  if (!isChosen && !children) return null
  return (
    <div className={styles.foot}>
      {noneMatch && <p className={styles.none}>{noneMatch}</p>}
      {isChosen && (
        <Button variant="ghost" size="small" onClick={onClear}>
          Clear filters
        </Button>
      )}
      {children}
    </div>
  )
}

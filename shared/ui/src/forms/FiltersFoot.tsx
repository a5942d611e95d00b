import type { ReactNode } from 'react'
import { Button } from '../actions/Button.tsx'
import styles from './FiltersFoot.module.css'

type FiltersFootProps = {
  /** True while any filter is chosen. */
  isChosen: boolean
  onClear: () => void
  /** Says that the filters leave nothing, e.g. 'No hotels match these filters'; null where they leave something. */
  noneMatch: string | null
  /** The way to the list, where the filters cover it. */
  children?: ReactNode
}

/** The end of a group of filters. It stays in sight where they are longer than the window. */
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

import type { ReactNode } from 'react'
import { Button } from '../actions/Button.tsx'
import { classNames } from '../class-names.ts'
import { SlidersHorizontal } from '../media/icons.ts'
import styles from './ListToolbar.module.css'

type ListToolbarProps = {
  /** Count of results, e.g. '3 of 12 hotels'; announced when it changes. */
  count: string
  filters: {
    /** Id of the panel that the button opens. */
    controls: string
    chosenCount: number
    isOpen: boolean
    onToggle: () => void
    /** True where the panel always shows from 992 px on: the button is not needed there. */
    isOpenWhenWide?: boolean
  }
  /** A `SortSelect`; absent where there is one order. */
  sort?: ReactNode
}

/** Toolbar of a list: its count, its order, and the button of its filters. */
export function ListToolbar({ count, filters, sort }: ListToolbarProps) {
  const { controls, chosenCount, isOpen, onToggle, isOpenWhenWide = false } = filters
  return (
    <div className={classNames(styles.toolbar, isOpenWhenWide && styles.opensWhenWide)}>
      <p role="status" className={styles.count}>
        {count}
      </p>
      <Button
        variant="secondary"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={controls}
        onClick={onToggle}
      >
        <SlidersHorizontal size={18} />
        <span>{chosenCount > 0 ? `Filters (${chosenCount})` : 'Filters'}</span>
      </Button>
      {sort && <div className={styles.sort}>{sort}</div>}
    </div>
  )
}

import { countText } from '@storefront/domain'
import type { ReactNode } from 'react'
import { Button } from '../actions/Button.tsx'
import { classNames } from '../class-names.ts'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { Icon, SlidersHorizontal } from '../media/icons.ts'
import styles from './ListToolbar.module.css'

type ListToolbarProps = {
  /** E.g. '3 of 12 hotels'; changes are announced. */
  count: string
  filters: {
    controls: string
    chosenCount: number
    isOpen: boolean
    onToggle: () => void
    /** Hides the button from 992 px on, where the panel always shows. */
    isOpenWhenWide?: boolean
  }
  /** A `SortSelect`. */
  sort: ReactNode
}

export function ListToolbar({ count, filters, sort }: ListToolbarProps) {
  const { controls, chosenCount, isOpen, onToggle, isOpenWhenWide = false } = filters
  return (
    <div className={classNames(styles.toolbar, isOpenWhenWide && styles.opensWhenWide)}>
      <p role="status" className={styles.count}>
        <span>{count}</span>
        {/* A filter may leave the count as it was. */}
        {chosenCount > 0 && (
          <VisuallyHidden>{`, ${countText(chosenCount, 'filter', 'filters')}`}</VisuallyHidden>
        )}
      </p>
      <Button
        variant="secondary"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={controls}
        onClick={onToggle}
      >
        <Icon shape={SlidersHorizontal} size={18} />
        <span>{chosenCount > 0 ? `Filters (${chosenCount})` : 'Filters'}</span>
      </Button>
      <div className={styles.sort}>{sort}</div>
    </div>
  )
}

import { countText } from '@storefront/domain'
import { Button } from '../actions/Button.tsx'
import { classNames } from '../class-names.ts'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { Icon, SlidersHorizontal } from '../media/icons.ts'
import styles from './ListToolbar.module.css'
import { SelectField } from './SelectField.tsx'

type ListToolbarProps = {
  /** E.g. '3 of 12 hotels'; changes are announced. */
  count: string
  list: {
    chosenCount: number
    orders: readonly { value: string; label: string }[]
    order: string
    change: (change: { sort: string[] }) => void
  }
  /** Panel with the filters. */
  panel: {
    controls: string
    isOpen: boolean
    onToggle: () => void
    /** Hides the button from 992 px on, where the panel always shows. */
    isOpenWhenWide?: boolean
  }
}

/** Count, button of the filters, and order of a list. */
export function ListToolbar({ count, list, panel }: ListToolbarProps) {
  const { chosenCount, orders, order, change } = list
  const { controls, isOpen, onToggle, isOpenWhenWide = false } = panel
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
      <div className={styles.sort}>
        <SelectField
          label="Sort by"
          value={order}
          onChange={(event) => change({ sort: [event.currentTarget.value] })}
        >
          {orders.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
    </div>
  )
}

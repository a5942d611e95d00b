import { formatDate } from '@storefront/domain'
import { Button } from '@storefront/ui'
import { Pencil } from 'lucide-react'
import type { FlightQuery } from '../domain/search.ts'
import styles from './RouteBar.module.css'

export type RouteBarProps = {
  query: FlightQuery
  isEditing: boolean
  /** Id of the form that the button opens. */
  controls: string
  onEdit: () => void
}

/** What was searched, always in view on a phone, where the form is folded away. */
export function RouteBar({ query, isEditing, controls, onEdit }: RouteBarProps) {
  return (
    <div className={styles.bar}>
      <p className={styles.route}>
        {query.from} → {query.to}
        <span className={styles.date}> · {formatDate(query.departureDate)}</span>
      </p>
      <Button
        variant="ghost"
        size="small"
        aria-expanded={isEditing}
        aria-controls={controls}
        onClick={onEdit}
      >
        <Pencil size={16} aria-hidden="true" />
        Edit
      </Button>
    </div>
  )
}

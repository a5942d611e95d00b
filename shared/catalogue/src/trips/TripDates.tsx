import { Card } from '@storefront/ui'
import { type ReactNode, useId } from 'react'
import styles from './TripDates.module.css'

export type TripDatesProps = {
  title: string
  hint?: string
  /** A `DateField` or a `DateRangeField`. */
  children: ReactNode
}

/** When a trip is booked for: what its summary asks before the guests (readings, tour summary). */
export function TripDates({ title, hint, children }: TripDatesProps) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className={styles.dates}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {hint && <p className={styles.hint}>{hint}</p>}
      <div className={styles.field}>{children}</div>
    </Card>
  )
}

import { Card } from '@storefront/ui'
import { type ReactNode, useId } from 'react'
import styles from './TripTerms.module.css'

/** When a trip is booked for and for how many: what its summary asks before the guests (readings, tour summary). */
export function TripTerms({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className={styles.terms}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div className={styles.fields}>{children}</div>
    </Card>
  )
}

import { Card } from '@storefront/ui'
import { type ReactNode, useId } from 'react'
import styles from './SummaryTerms.module.css'

/** When something is booked for and for how many: what a summary asks before the guests. */
export function SummaryTerms({ children }: { children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className={styles.terms}>
      <h2 id={id} className={styles.title}>
        Dates and guests
      </h2>
      <div className={styles.fields}>{children}</div>
    </Card>
  )
}

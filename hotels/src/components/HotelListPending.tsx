import { ResultsColumn } from '@storefront/catalogue'
import { Skeleton, Spinner } from '@storefront/ui'
import styles from './HotelListPending.module.css'

/** Stands where the hotels will be. */
export function HotelListPending() {
  return (
    <ResultsColumn>
      <Spinner label="Searching hotels…" />
      {[1, 2, 3, 4].map((card) => (
        <Skeleton key={card} className={styles.card} />
      ))}
    </ResultsColumn>
  )
}

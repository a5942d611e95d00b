import { Skeleton, Spinner } from '@storefront/ui'
import styles from './FlightListPending.module.css'

/** Stands where the flights will be. */
export function FlightListPending() {
  return (
    <div className={styles.pending}>
      <Spinner label="Searching flights…" />
      {[1, 2, 3, 4].map((card) => (
        <Skeleton key={card} height="150px" />
      ))}
    </div>
  )
}

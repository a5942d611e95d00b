import { Skeleton, Spinner } from '@storefront/ui'
import { ResultsColumn } from '../results/ResultsList.tsx'
import styles from './TripGrid.module.css'

/** Stands where the trips will be. `label` says what is looked for, e.g. 'Searching tours…'. */
export function TripGridPending({ label }: { label: string }) {
  return (
    <ResultsColumn>
      <Spinner label={label} />
      <div className={styles.grid}>
        {[1, 2, 3, 4, 5, 6].map((card) => (
          <Skeleton key={card} className={styles.waiting} />
        ))}
      </div>
    </ResultsColumn>
  )
}

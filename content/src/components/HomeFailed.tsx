import { RetryButton } from '@storefront/ui'
import styles from './HomeFailed.module.css'

/** Stands where the home page's content belongs when it could not be loaded (spec §2 Home); searching goes on below. */
export function HomeFailed() {
  return (
    <div className={styles.failed} role="alert">
      <h1 tabIndex={-1} className={styles.title}>
        Error Loading Content
      </h1>
      <p>You can still search and book below.</p>
      <RetryButton />
    </div>
  )
}

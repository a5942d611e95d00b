import { Skeleton, VisuallyHidden } from '@storefront/ui'
import styles from './Layout.module.css'

/** Stands where a screen will, in about its size. */
export function Loading() {
  return (
    <div className={styles.loading}>
      <VisuallyHidden>
        <span role="status">Loading…</span>
      </VisuallyHidden>
      <Skeleton width="14rem" height="2rem" />
      <Skeleton height="22rem" />
    </div>
  )
}

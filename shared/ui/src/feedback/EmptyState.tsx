import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'

type EmptyStateProps = {
  title: string
  hint?: ReactNode
  /** Sentence that may arrive later, which is announced. Its line is kept free. */
  reason?: ReactNode
  children?: ReactNode
}

/** Empty state of a list or page. Its title is announced. */
export function EmptyState({ title, hint, reason, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <span aria-hidden="true" className={styles.picture} />
      <div role="status">
        <h2 className={styles.title}>{title}</h2>
      </div>
      {hint && <p className={styles.hint}>{hint}</p>}
      {reason !== undefined && (
        <p role="status" className={styles.reason}>
          {reason}
        </p>
      )}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  )
}

import type { ReactNode } from 'react'
import { EmptyPicture } from './EmptyPicture.tsx'
import styles from './EmptyState.module.css'

export type EmptyStateProps = {
  title: string
  hint?: ReactNode
  /** What to do next: buttons. */
  children?: ReactNode
}

/** What a list or a page shows when there is nothing to show. */
export function EmptyState({ title, hint, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <EmptyPicture />
      <h2 className={styles.title}>{title}</h2>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  )
}

import type { ReactNode } from 'react'
import styles from './ResultsList.module.css'

/** The list's column of a `ResultsFrame`, for a skeleton or an empty state. */
export function ResultsColumn({ children }: { children: ReactNode }) {
  return <div className={styles.list}>{children}</div>
}

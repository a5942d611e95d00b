import type { ReactNode } from 'react'
import styles from './ResultsList.module.css'

/** The list's place in a `ResultsFrame`, for what stands there instead of a list: waiting, nothing found. */
export function ResultsColumn({ children }: { children: ReactNode }) {
  return <div className={styles.list}>{children}</div>
}

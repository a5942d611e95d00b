import type { ReactNode } from 'react'
import styles from './SummaryLayout.module.css'

/** The columns of a summary's page: its title, its forms, its panel. */
export const summaryPage = styles.page

export type SummaryLayoutProps = { forms: ReactNode; summary: ReactNode; actions: ReactNode }

/** Wide: forms on the left, a sticky panel on the right. On a phone: summary, forms, then what is pressed last. */
export function SummaryLayout({ forms, summary, actions }: SummaryLayoutProps) {
  return (
    <div className={styles.layout} data-asks-for-data>
      <div className={styles.forms}>{forms}</div>
      <aside className={styles.panel}>
        <div className={styles.summary}>{summary}</div>
        <div className={styles.actions}>{actions}</div>
      </aside>
    </div>
  )
}

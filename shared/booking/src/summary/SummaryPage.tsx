import { paths } from '@storefront/contract'
import { Navigate, PageHead } from '@storefront/router'
import { useSettled } from '@storefront/session'
import { Card, PageContainer, PageTitle, Skeleton, Spinner } from '@storefront/ui'
import { type ReactNode, useId } from 'react'
import styles from './SummaryPage.module.css'

export type SummaryPageProps<T> = {
  title: string
  /** What was chosen, or null. */
  selection: T | null
  /** Where a visitor without a selection goes: home unless said (spec §2). */
  otherwise?: string | undefined
  children: (selection: T) => ReactNode
}

/** The page of a summary for a visitor with a selection; a skeleton until the tab's storage has been read. */
export function SummaryPage<T>(props: SummaryPageProps<T>) {
  const { title, selection, otherwise = paths.home, children } = props
  // The server and the first paint know no selection: it is in the tab's storage.
  const isSettled = useSettled()
  if (isSettled && selection === null) return <Navigate to={otherwise} replace />
  return (
    <PageContainer className={styles.page}>
      <PageHead title={title} noindex />
      <PageTitle title={title} subtitle="Review and complete your booking" />
      {isSettled && selection !== null ? children(selection) : <SummarySkeleton />}
    </PageContainer>
  )
}

/** The shape of a summary while what was selected is being read. */
function SummarySkeleton() {
  return (
    <SummaryLayout
      forms={
        <>
          <Skeleton height="420px" />
          <Skeleton height="62px" />
        </>
      }
      summary={<Spinner label="Loading your booking…" />}
      actions={<Skeleton height="330px" />}
    />
  )
}

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

/** When something is booked for and for how many: what a summary asks before the guests. */
export function SummaryTerms({ children }: { children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className={styles.terms}>
      <h2 id={id} className={styles.termsTitle}>
        Dates and guests
      </h2>
      <div className={styles.fields}>{children}</div>
    </Card>
  )
}

import { paths } from '@storefront/contract'
import { Navigate, PageHead } from '@storefront/router'
import { useSettled } from '@storefront/session'
import { Card, PageContainer, PageTitle, Skeleton, Spinner } from '@storefront/ui'
import { type ReactNode, useId } from 'react'
import styles from './SummaryPage.module.css'

export type SummaryPageProps<T> = {
  title: string
  selection: T | null
  /** Redirect target without a selection; home by default. */
  otherwise?: string | undefined
  children: (selection: T) => ReactNode
}

/** Page of a summary; a skeleton until the tab's storage has been read. */
export function SummaryPage<T>(props: SummaryPageProps<T>) {
  const { title, selection, otherwise = paths.home, children } = props
  // The selection is in the tab's storage, which the server and the first render cannot read.
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

type SummaryLayoutProps = { forms: ReactNode; summary: ReactNode; actions: ReactNode }

/** Wide: forms beside a sticky panel. Phone: summary, forms, actions. */
export function SummaryLayout({ forms, summary, actions }: SummaryLayoutProps) {
  return (
    <div className={styles.layout} data-asks-for-data>
      <div className={styles.forms}>{forms}</div>
      <aside className={styles.panel}>
        <div className={styles.summary}>{summary}</div>
        {/* Takes the focus of a button that solved its problem. */}
        <div tabIndex={-1} className={styles.actions}>
          {actions}
        </div>
      </aside>
    </div>
  )
}

/** Section "Dates and guests" of a summary. */
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

import { Navigate, PageHead } from '@storefront/router'
import { useSettled } from '@storefront/session'
import { PageContainer, PageTitle, Skeleton, Spinner } from '@storefront/ui'
import type { ReactNode } from 'react'
import { SummaryLayout, summaryPage } from './SummaryLayout.tsx'

export type SummaryGuardProps<T> = {
  title: string
  subtitle: string
  /** What was chosen, or null. */
  selection: T | null
  /** Where a visitor without a selection goes (spec §2: home). */
  otherwise: string
  children: (selection: T) => ReactNode
}

/** The page of a summary for a visitor with a selection; a skeleton until the tab's storage has been read. */
export function SummaryGuard<T>(props: SummaryGuardProps<T>) {
  const { title, subtitle, selection, otherwise, children } = props
  // The server and the first paint know no selection: it is in the tab's storage.
  const isSettled = useSettled()
  if (isSettled && selection === null) return <Navigate to={otherwise} replace />
  return (
    <PageContainer className={summaryPage}>
      <PageHead title={title} noindex />
      <PageTitle title={title} subtitle={subtitle} />
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

import { Navigate, PageHead } from '@storefront/router'
import { useSettled } from '@storefront/session'
import { PageContainer, PageTitle } from '@storefront/ui'
import type { ReactNode } from 'react'
import { summaryPage } from './SummaryLayout.tsx'
import { SummarySkeleton } from './SummarySkeleton.tsx'

/** Whether a summary has something to show; 'waiting' until the visitor's storage has been read. */
type SummaryVerdict = 'waiting' | 'missing' | 'ready'

/** What is selected is known only once the session has settled: the server and the first paint know nothing. */
function useSummaryGuard(isSelected: boolean): SummaryVerdict {
  const isSettled = useSettled()
  if (!isSettled) return 'waiting'
  return isSelected ? 'ready' : 'missing'
}

export type SummaryGuardProps<T> = {
  title: string
  subtitle: string
  /** What was chosen, or null. */
  selection: T | null
  /** Where a visitor without a selection goes (spec §2: home). */
  otherwise: string
  children: (selection: T) => ReactNode
}

/** The page of a summary, for who has selected something; a refresh finds the selection in the tab's storage first. */
export function SummaryGuard<T>(props: SummaryGuardProps<T>) {
  const { title, subtitle, selection, otherwise, children } = props
  const verdict = useSummaryGuard(selection !== null)
  if (verdict === 'missing') return <Navigate to={otherwise} replace />
  return (
    <PageContainer className={summaryPage}>
      <PageHead title={title} noindex />
      <PageTitle title={title} subtitle={subtitle} />
      {verdict === 'ready' && selection !== null ? children(selection) : <SummarySkeleton />}
    </PageContainer>
  )
}

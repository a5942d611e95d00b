import { Skeleton, Spinner } from '@storefront/ui'
import { SummaryLayout } from './SummaryLayout.tsx'

/** The shape of a summary while what was selected is being read. */
export function SummarySkeleton() {
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

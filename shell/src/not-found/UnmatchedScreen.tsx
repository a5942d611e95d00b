import { paths } from '@storefront/contract'
import { PageHead, useLoaderData } from '@storefront/router'
import { ButtonLink, PageContainer, PageTitle, Spinner } from '@storefront/ui'
import { useEffect, useEffectEvent } from 'react'
import { RemoteFallback, useRetryRoute } from '../remotes/RemoteFallback.tsx'
import styles from './UnmatchedScreen.module.css'

/**
 * Reason for an unmatched route: no owner (`not-found`), some remotes unreadable (`unreadable`), owner failed to load
 * (`failed`), left to the browser (`pending`).
 */
export type UnmatchedData = { kind: 'not-found' | 'unreadable' | 'failed' | 'pending' }

export function UnmatchedScreen() {
  const { kind } = useLoaderData() as UnmatchedData
  const retry = useRetryRoute()
  // Reloads, because only the server knows the live remotes.
  if (kind === 'unreadable') return <RemoteFallback onRetry={() => location.reload()} />
  if (kind === 'failed') return <RemoteFallback onRetry={retry} />
  if (kind === 'pending') return <PendingRemote onVisit={retry} />
  return <NotFoundScreen />
}

/** Loads a remote that the server left out, after hydration. */
function PendingRemote({ onVisit }: { onVisit: () => Promise<void> }) {
  const visit = useEffectEvent(onVisit)
  useEffect(() => void visit(), [])
  return (
    <PageContainer>
      <Spinner />
    </PageContainer>
  )
}

function NotFoundScreen() {
  return (
    <PageContainer width="narrow" className={styles.page}>
      <PageHead title="Page not found" noindex />
      <PageTitle
        title="Page not found"
        subtitle="The address may have changed. Start again from the home page."
      />
      <ButtonLink variant="primary" to={paths.home}>
        Back to the home page
      </ButtonLink>
    </PageContainer>
  )
}

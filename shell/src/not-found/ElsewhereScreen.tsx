import { paths } from '@storefront/contract'
import { PageHead, useLoaderData } from '@storefront/router'
import { ButtonLink, PageContainer, PageTitle, Spinner } from '@storefront/ui'
import { useEffect, useEffectEvent } from 'react'
import { RemoteFallback, useRetryRoute } from '../remotes/RemoteFallback.tsx'
import styles from './ElsewhereScreen.module.css'

/**
 * Why no route of a remote answered: no remote owns the address (`not-found`), some remotes could not be read
 * (`unreadable`), the owner could not be loaded (`failed`), or the server left it to the browser (`pending`).
 */
export type ElsewhereData =
  | { kind: 'not-found' }
  | { kind: 'unreadable' }
  | { kind: 'failed'; remote: string }
  | { kind: 'pending'; remote: string }

/** Shown for every address that no mounted route answers. */
export function ElsewhereScreen() {
  const data = useLoaderData() as ElsewhereData
  const retry = useRetryRoute()
  // Only the server knows which remotes are live, so Retry loads the page again.
  if (data.kind === 'unreadable') return <RemoteFallback onRetry={() => location.reload()} />
  if (data.kind === 'failed') return <RemoteFallback onRetry={retry} />
  if (data.kind === 'pending') return <PendingRemote onVisit={retry} />
  return <NotFoundScreen />
}

/** The server sent the page without this remote: the browser visits it once the page has hydrated. */
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

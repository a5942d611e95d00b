import { chatUrl, greeting } from '@storefront/domain'
import { ownerOf } from '@storefront/federation/parts'
import { useLocation, useNavigate, useOffline, useRouteError } from '@storefront/router'
import { useStorefront } from '@storefront/session'
import { Button, ChatLink, EmptyState, PageContainer } from '@storefront/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSite } from './SiteContext.tsx'

type RemoteFallbackProps = {
  /** The Retry button is busy until the returned promise settles. */
  onRetry: () => Promise<unknown> | unknown
  /** True inside a panel that has its own padding. */
  compact?: boolean
  /** True when an earlier fallback of the same part was retried. */
  isRetried?: boolean
}

export function RemoteFallback({
  onRetry,
  compact = false,
  isRetried = false,
}: RemoteFallbackProps) {
  const { agency } = useStorefront()
  const [isRetrying, setRetrying] = useState(false)
  const isOffline = useOffline()
  // Then the release may be removed, and only a new page has another.
  const [hasFailed, setFailed] = useState(isRetried)
  useEffect(() => {
    // QA measures the visitor's wait by this mark.
    performance.mark('fallback-shown')
  }, [])
  const retry = async () => {
    setRetrying(true)
    try {
      await (hasFailed ? location.reload() : onRetry())
    } finally {
      setRetrying(false)
      setFailed(true)
    }
  }
  const notice = (
    <div role="alert">
      <EmptyState
        title="This part of the site is not available right now"
        hint={
          isOffline
            ? 'You are offline. Check your connection, then try again.'
            : 'The rest of the site is working. Try again, or message us and we will help you.'
        }
      >
        <Button variant="primary" onClick={retry} busy={isRetrying} busyLabel="Trying again…">
          {hasFailed ? 'Reload' : 'Retry'}
        </Button>
        <ChatLink href={chatUrl(agency.whatsapp, greeting)}>WhatsApp</ChatLink>
      </EmptyState>
    </div>
  )
  return compact ? notice : <PageContainer>{notice}</PageContainer>
}

/** Fallback inside the layout for a screen whose code or loader threw. */
export function RouteFailed() {
  const error = useRouteError()
  const retry = useRetryRoute()
  const { remotes, reportError } = useSite()
  const { pathname } = useLocation()
  const report = useEffectEvent((error: unknown) => {
    console.error('A screen could not be shown:', error)
    const owner = ownerOf(pathname, remotes)
    if (owner) reportError?.(owner, error)
  })
  useEffect(() => report(error), [error])
  return <RemoteFallback onRetry={retry} />
}

/** Reloads the current route and its failed parts. */
export function useRetryRoute(): () => Promise<void> {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  return async () => {
    await navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true })
  }
}

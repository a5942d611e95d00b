import { useLocation, useNavigate, useRouteError } from '@storefront/router'
import { useEffect } from 'react'
import { ownerOf } from './mounts.ts'
import { RemoteFallback } from './RemoteFallback.tsx'
import { useSite } from './SiteContext.tsx'

/** A screen of a remote whose code or data loader threw: the fallback stands inside the layout. */
export function RouteFailed() {
  const error = useRouteError()
  const retry = useRetryRoute()
  const { remotes, threw } = useSite()
  const { pathname } = useLocation()
  useEffect(() => {
    console.error('A screen could not be shown:', error)
    const owner = ownerOf(pathname, remotes)
    if (owner) threw?.(owner, error)
  }, [error])
  return <RemoteFallback onRetry={retry} />
}

/** Visits the current address again, which loads what failed before. */
export function useRetryRoute(): () => Promise<void> {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  return async () => {
    await navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true })
  }
}

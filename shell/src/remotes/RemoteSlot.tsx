import type { ExposeName, Exposes } from '@storefront/contract'
import type { ReactNode } from 'react'
import { RemoteBoundary } from './RemoteBoundary.tsx'
import { RemoteFallback } from './RemoteFallback.tsx'
import { useExpose } from './use-expose.ts'

type RemoteSlotProps<Name extends ExposeName> = {
  remote: string
  expose: Name
  pending: ReactNode
  children: (module: Exposes[Name]) => ReactNode
}

/** A place in the shell that a remote fills; the usual fallback with Retry when it cannot be loaded. */
export function RemoteSlot<Name extends ExposeName>(props: RemoteSlotProps<Name>) {
  const { remote, expose, pending, children } = props
  const { module, hasFailed, load } = useExpose(remote, expose)
  if (module) return <RemoteBoundary remote={remote}>{children(module)}</RemoteBoundary>
  return hasFailed ? <RemoteFallback compact onRetry={load} /> : pending
}

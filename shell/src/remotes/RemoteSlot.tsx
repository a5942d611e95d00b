import type { ExposeName, Exposes } from '@storefront/contract'
import { type ReactNode, useEffect, useState } from 'react'
import { RemoteBoundary } from './RemoteBoundary.tsx'
import { RemoteFallback } from './RemoteFallback.tsx'
import { useSite } from './SiteContext.tsx'

type RemoteSlotProps<Name extends ExposeName> = {
  remote: string
  expose: Name
  pending: ReactNode
  /** What stands here when the remote cannot be loaded; the usual fallback with Retry when absent. */
  failed?: (retry: () => Promise<void>) => ReactNode
  children: (module: Exposes[Name]) => ReactNode
}

/** A place in the shell that a remote fills: at once when its code is there, else as soon as it arrives. */
export function RemoteSlot<Name extends ExposeName>(props: RemoteSlotProps<Name>) {
  const { remote, expose, pending, failed, children } = props
  const { modules } = useSite()
  const [module, setModule] = useState(() => modules.peek(remote, expose))
  const [hasFailed, setFailed] = useState(false)

  const load = async () => {
    try {
      const loaded = await modules.load(remote, expose)
      setModule(() => loaded)
      setFailed(false)
    } catch (error) {
      console.error(`${remote} ${expose} could not be loaded:`, error)
      setFailed(true)
    }
  }
  useEffect(() => {
    if (!module && !hasFailed) void load()
  })

  if (module) return <RemoteBoundary remote={remote}>{children(module)}</RemoteBoundary>
  if (!hasFailed) return pending
  return failed ? failed(load) : <RemoteFallback compact onRetry={load} />
}

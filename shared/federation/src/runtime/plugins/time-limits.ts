import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { loadLimits } from '../limits.ts'
import type { RemoteOnPage } from '../remote-on-page.ts'

/** What a remote's expose needs did not arrive within the limit. */
class RemoteTimeoutError extends Error {
  override name = 'RemoteTimeoutError'

  constructor(id: string) {
    super(`${id}, or what it needs, did not arrive in time`)
  }
}

export type TimeLimits = ModuleFederationRuntimePlugin & {
  /** What is left of the time of a load (`flights/routes`), in ms; all of it before it began. */
  left: (remote: string, id: string | undefined) => number
}

/**
 * Bounds every load, from its first request to its last file and over every release that is tried for it: the live one
 * leaves time to the last good one.
 */
export function timeLimits(remoteOf: (remote: string) => RemoteOnPage | undefined): TimeLimits {
  const started = new Map<string, number>()
  const left = (remote: string, id = '') => {
    const limitMs = remoteOf(remote)?.standIn ? loadLimits.liveMs : loadLimits.loadMs
    const spentMs = performance.now() - (started.get(id) ?? performance.now())
    return Math.max(1, limitMs - spentMs)
  }

  return {
    name: 'time-limits',
    left,
    beforeRequest: (request) => {
      // The second release of a load has what the first one left of its time.
      if (!started.has(request.id)) started.set(request.id, performance.now())
      return request
    },
    getModuleFactory: ({ remoteEntryExports, expose, moduleInfo }) => {
      const id = expose.replace('.', moduleInfo.name)
      return within(left(moduleInfo.name, id), id, Promise.resolve(remoteEntryExports.get(expose)))
    },
    afterLoadRemote: ({ id }) => void started.delete(id),
  }
}

function within<T>(limitMs: number, id: string, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new RemoteTimeoutError(id)), limitMs)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

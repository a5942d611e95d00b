import { type ModuleFederationRuntimePlugin, satisfy } from '@module-federation/enhanced/runtime'
import type { RemoteOnPage } from './remote-on-page.ts'
import { runtimeCore } from './runtime-core.ts'

/** Time limits of a page for loading a remote, in ms. With the server's own budget the sum stays below 6 s. */
export const loadLimits = {
  /** For one expose with all its files, over every release tried. After that the page shows a fallback. */
  loadMs: 4400,
  /** The part of it for the live release, where a last good release can be tried next. */
  liveMs: 3000,
}

/** A file of a remote's expose did not arrive within the limit. */
class RemoteTimeoutError extends Error {
  override name = 'RemoteTimeoutError'

  constructor(id: string) {
    super(`${id}, or what it needs, did not arrive in time`)
  }
}

type RemoteOf = (remote: string) => RemoteOnPage | undefined

type TimeLeft = (remote: string, id: string | undefined) => number

/** Limits the time of every load, and refuses releases that were altered or lack a shared module they were built on. */
export function loadGuards(remoteOf: RemoteOf): ModuleFederationRuntimePlugin[] {
  const started = new Map<string, number>()
  /** Time left for a load (`flights/routes`), in ms; the full limit before the load begins. */
  const left: TimeLeft = (remote, id = '') => {
    const limitMs = remoteOf(remote)?.standIn ? loadLimits.liveMs : loadLimits.loadMs
    const spentMs = performance.now() - (started.get(id) ?? performance.now())
    return Math.max(1, limitMs - spentMs)
  }
  return [timeLimits(started, left), verifiedScripts(remoteOf, left), sharedVersions(remoteOf)]
}

/** Limits every load from its first request to its last file, over all releases tried: the live one leaves time for the last good one. */
function timeLimits(started: Map<string, number>, left: TimeLeft): ModuleFederationRuntimePlugin {
  return {
    name: 'time-limits',
    beforeRequest: (request) => {
      // The second release of a load gets the time that the first one left.
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

/**
 * Adds the script of an entry with the hash of its bytes, which the browser holds it to, and with what is left of the time
 * of its load. Its chunks carry their hashes in the entry (SubresourceIntegrityPlugin); the page's Trusted Types policy
 * decides on every address.
 */
function verifiedScripts(remoteOf: RemoteOf, left: TimeLeft): ModuleFederationRuntimePlugin {
  return {
    name: 'verified-scripts',
    createScript: ({ url, remoteInfo, resourceContext }) => {
      const release = remoteOf(remoteInfo?.name ?? '')?.current.release
      if (!release) return undefined
      const script = document.createElement('script')
      script.src = url
      script.async = true
      script.crossOrigin = 'anonymous'
      script.integrity = release.integrity[release.entry] ?? ''
      return { script, timeout: left(release.name, resourceContext?.id) }
    },
  }
}

/**
 * Refuses a release that cannot have every shared module it was built on. The federation runtime finds out with the first
 * chunk that needs one, when the remote has handed out parts already.
 */
function sharedVersions(remoteOf: RemoteOf): ModuleFederationRuntimePlugin {
  return {
    name: 'shared-versions',
    beforeInitRemote: ({ remoteInfo, origin }) => {
      const needed = remoteOf(remoteInfo.name)?.current.release.builtOn?.shared ?? {}
      for (const [module, range] of Object.entries(needed)) {
        const shared = Object.keys(origin.shareScopeMap.default?.[module] ?? {})
        const offered = module === runtimeCore ? [origin.version] : shared
        if (!offered.some((version) => satisfy(version, range))) {
          throw new Error(
            `Unsatisfied version ${offered.join(', ') || '(none)'} of shared module ${module} (${remoteInfo.name} needs ${range})`,
          )
        }
      }
    },
  }
}

function within<T>(limitMs: number, id: string, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new RemoteTimeoutError(id)), limitMs)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

import { type ModuleFederationRuntimePlugin, satisfy } from '@module-federation/enhanced/runtime'
import type { RemoteOnPage } from './remote-on-page.ts'
import { runtimeCore } from './runtime-core.ts'

/** Time limits of a load, in ms. `loadMs` and the render budget of the server together are below 6 s. */
export const loadLimits = {
  /** For an expose with all its files, including a try of the last good release. After it the page shows Retry. */
  loadMs: 4400,
  /** For the live release, if there is a last good one to fall back to. */
  liveMs: 3000,
}

class RemoteTimeoutError extends Error {
  override name = 'RemoteTimeoutError'

  constructor(id: string) {
    super(`${id}, or what it needs, did not arrive in time`)
  }
}

type RemoteOf = (remote: string) => RemoteOnPage | undefined

type TimeLeft = (remote: string, id: string | undefined) => number

/** Limits the time of loads, and refuses releases that were altered or do not fit the page's shared modules. */
export function loadGuards(remoteOf: RemoteOf): ModuleFederationRuntimePlugin[] {
  const started = new Map<string, number>()
  /** Time left for a load (`flights/routes`), in ms. */
  const left: TimeLeft = (remote, id = '') => {
    const limitMs = remoteOf(remote)?.lastGood ? loadLimits.liveMs : loadLimits.loadMs
    const spentMs = performance.now() - (started.get(id) ?? performance.now())
    return Math.max(1, limitMs - spentMs)
  }
  return [timeLimits(started, left), verifiedScripts(remoteOf, left), sharedVersions(remoteOf)]
}

/** Limits the time from a load's first request to its last file, including a try of the last good release. */
function timeLimits(started: Map<string, number>, left: TimeLeft): ModuleFederationRuntimePlugin {
  return {
    name: 'time-limits',
    beforeRequest: (request) => {
      // The last good release gets the time that is left.
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
 * Adds the script of an entry with its integrity hash and a timeout. The entry contains the hashes of its chunks
 * (SubresourceIntegrityPlugin), and the Trusted Types policy checks every address.
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
 * Refuses a release that needs another version of a shared module than the page has. The runtime itself would notice
 * only at the first chunk with that module, after the remote has provided other parts.
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

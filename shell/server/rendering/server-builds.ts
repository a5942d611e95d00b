import type { Release } from '@storefront/contract'
import type { Remotes } from '../../src/remotes/mounts.ts'
import { CircuitBreaker } from '../operations/circuit-breaker.ts'
import { log } from '../operations/log.ts'
import type { ReleaseSource } from '../releases/release-source.ts'

/** How long a page waits for a server-side build that comes from elsewhere, in ms; it comes for later pages. */
const patienceMs = 300

/** How long a host that failed is not asked again, in ms. */
const hostRestMs = 10_000

/** Where the server-side builds of releases are on this machine. What cannot be had in time is left to the browser. */
export class ServerBuilds {
  private readonly source: ReleaseSource
  private readonly breaker = new CircuitBreaker({ failures: 1, openMs: hostRestMs })

  constructor(source: ReleaseSource) {
    this.source = source
  }

  /** Paths by remote, of those named that have one. */
  async paths(remotes: Remotes, names: string[]): Promise<Record<string, string>> {
    const found = await Promise.all(
      [...new Set(names)].map(async (name) => {
        const release = remotes[name]?.release
        const file = release?.server ? await this.path(release) : null
        return file ? [[name, file]] : []
      }),
    )
    return Object.fromEntries(found.flat())
  }

  private async path(release: Release): Promise<string | null> {
    const key = `${release.name} ${release.version}`
    if (!this.breaker.allows(key)) return null
    const late = new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null).unref())
    const path = this.source.serverBuild(release).then(
      (file) => {
        this.breaker.succeeded(key)
        return file
      },
      (error) => {
        this.breaker.failed(key)
        log.error({ error }, `the server-side build of ${key} cannot be had`)
        return null
      },
    )
    return Promise.race([path, late])
  }
}

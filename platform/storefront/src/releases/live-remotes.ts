import { join } from 'node:path'
import type { LiveDocument, LiveRemote, Release } from '@storefront/contract'
import { liveSchema } from '@storefront/contract/releases'
import type { Remotes } from '@storefront/federation/parts'
import {
  DamagedFileError,
  descriptionOf,
  FolderEntries,
  liveVersions,
  nothingLive,
  type ReadRegistry,
  readAs,
  releaseFolder,
  replaceFile,
} from '@storefront/releases'
import type { ConditionLog } from '../operations/condition-log.ts'
import { log } from '../operations/log.ts'
import { registryPollMs } from '../times.ts'
import type { ReleaseSource } from './release-source.ts'

/** File with a copy of what is live, for a start while that cannot be read. No remote can have this name. */
const copyName = '.live.json'

/** Name in the log and in `/readyz`. */
export const registryName = 'the registry'

export type LiveRemotesOptions = {
  registry: ReadRegistry
  root: string
  /** Gives addresses of releases, and reads the descriptions that are missing from the registry. */
  source: Pick<ReleaseSource, 'read' | 'baseUrl'>
  conditions: ConditionLog
  /** Remotes from source, in development. They replace live ones. */
  fromSource?: Remotes | undefined
}

export type PageRemotes = {
  remotes: Remotes
  /** True when some live remotes cannot be read, so that an unknown path may be theirs. */
  isIncomplete: boolean
}

/**
 * Newest entry of the registry, which is what is live. A folder is checked for every page, a database every second in the
 * background. While that entry cannot be read, it stays as it was, or is the last copy on disk; never an older entry of the
 * registry.
 */
export class LiveRemotes {
  readonly close: () => void
  /** Called after the live versions change. */
  onChange: (live: LiveDocument) => void = () => {}
  private readonly options: LiveRemotesOptions
  private readonly isInFolder: boolean
  private known: LiveDocument | null = null
  /** Last revision read from the registry; 0 if `known` is a copy. */
  private revision = 0
  private trouble: unknown = null
  private underWay: Promise<void> = Promise.resolve()
  private next: Promise<void> | null = null
  /** Cached result for each document. */
  private readonly found = new WeakMap<LiveDocument, PageRemotes>()
  /** Versions outside the document: of previews and tests. */
  private readonly requested = new Map<string, Release>()

  constructor(options: LiveRemotesOptions) {
    const { registry } = options
    this.options = options
    this.isInFolder = registry.entries instanceof FolderEntries
    const polling = this.isInFolder
      ? undefined
      : setInterval(() => void this.refresh(), registryPollMs)
    this.close = () => clearInterval(polling)
  }

  /** Returns the live versions, stale while they cannot be read. Empty until the first successful read. */
  async registry(): Promise<LiveDocument> {
    return this.isInFolder || !this.known ? this.newest() : this.known
  }

  /** Live versions by the registry of now, stale while it cannot be read. */
  async newest(): Promise<LiveDocument> {
    await this.refresh()
    return this.known ?? nothingLive
  }

  /** Throws when the registry cannot be read. A database that failed at the last poll is not asked again. */
  async check(): Promise<void> {
    if (this.isInFolder) await this.refresh()
    if (this.trouble) throw this.trouble
    // The entry may have been damaged after it was read.
    const { revision } = await this.options.registry.read()
    if (revision < this.revision)
      throw new DamagedFileError(`revision ${this.revision} is missing; the newest is ${revision}.`)
  }

  /**
   * Remotes of `versions`, by default the live ones, each with the last good release as its fallback. Replaces a
   * release that cannot be read by its fallback, or leaves it out.
   */
  async remotes(live: LiveDocument, versions?: Record<string, string>): Promise<PageRemotes> {
    const known = versions ? null : this.found.get(live)
    if (known) return known
    const requested = Object.entries(versions ?? liveVersions(live))
    const all = await Promise.all(
      requested.map(([name, version]) => this.remote(live, name, version)),
    )
    const found = all.filter((remote) => remote !== null)
    const { fromSource } = this.options
    const remotes = Object.fromEntries(found.map((remote) => [remote.release.name, remote]))
    const page = {
      remotes: { ...remotes, ...fromSource },
      isIncomplete: (live === nothingLive && !fromSource) || found.length < all.length,
    }
    const isWhole = requested.every((of) => releaseFolder(...of) in live.releases)
    if (!versions && isWhole && live !== nothingLive) this.found.set(live, page)
    return page
  }

  private async remote(
    live: LiveDocument,
    name: string,
    version: string,
  ): Promise<LiveRemote | null> {
    const what = releaseFolder(name, version)
    const release = live.releases[what] ?? (await this.requestedRelease(live, name, version))
    const fallback = live.releases[releaseFolder(name, live.fallbacks[what] ?? '')]
    const lastGood = fallback && this.served(fallback)
    if (!release) return lastGood ?? null
    return { ...this.served(release), ...(lastGood ? { lastGood } : {}) }
  }

  /** Reads a version that the document lacks: of a preview or test, or unreadable when it went live. */
  private async requestedRelease(
    live: LiveDocument,
    name: string,
    version: string,
  ): Promise<Release | null> {
    const what = releaseFolder(name, version)
    const known = this.requested.get(what)
    if (known) return known
    const { source, conditions } = this.options
    try {
      const release = await descriptionOf(source, live, name, version)
      this.requested.set(what, release)
      return release
    } catch (error) {
      conditions.report(what, error)
      return null
    }
  }

  private served(release: Release): LiveRemote {
    return { release, baseUrl: this.options.source.baseUrl(release.name, release.version) }
  }

  /** Reads one at a time: an older answer must not replace a newer one. Callers during a read share the next. */
  private refresh(): Promise<void> {
    this.next ??= this.underWay.then(() => {
      this.next = null
      return this.refreshOnce()
    })
    this.underWay = this.next
    return this.next
  }

  private async refreshOnce(): Promise<void> {
    const { conditions, registry, root } = this.options
    const copy = join(root, copyName)
    const before = this.known
    try {
      const live = await registry.newer(this.revision)
      if (live) {
        this.known = live
        this.revision = live.revision
        await replaceFile(copy, JSON.stringify(live)).catch((error: unknown) =>
          log.error({ error }, 'no copy of what is live could be saved'),
        )
      }
      if (this.trouble) conditions.clear(registryName)
      this.trouble = null
    } catch (error) {
      this.trouble = error
      conditions.report(registryName, error)
      this.known ??= await readAs(liveSchema, copy).catch(() => null)
    }
    if (this.known && this.known !== before) this.onChange(this.known)
  }
}

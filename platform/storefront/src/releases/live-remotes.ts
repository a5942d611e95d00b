import { join } from 'node:path'
import type { LiveRemote, Published, Release } from '@storefront/contract'
import { publishedSchema } from '@storefront/contract/releases'
import {
  asPublished,
  DamagedFileError,
  descriptionOf,
  FolderDocuments,
  liveVersions,
  type ReadRegistry,
  readAs,
  releaseFolder,
  replaceFile,
} from '@storefront/releases'
import type { Remotes } from '@storefront/shell'
import type { ConditionLog } from '../operations/condition-log.ts'
import { log } from '../operations/log.ts'
import type { ReleaseSource } from './release-source.ts'

/** File with a copy of the published document, for a start while the registry is down. No remote can have this name. */
const copyName = '.published.json'

/** Name in the log and in `/readyz`. */
export const registryName = 'the registry'

/** Polling interval of a database, in ms. */
const pollMs = 1000

export type LiveRemotesOptions = {
  registry: ReadRegistry
  root: string
  /** Gives addresses of releases, and reads the descriptions that are missing from the published document. */
  source: Pick<ReleaseSource, 'read' | 'baseUrl'>
  conditions: ConditionLog
}

export type PageRemotes = {
  remotes: Remotes
  /** True when some live remotes cannot be read, so that an unknown path may be theirs. */
  isIncomplete: boolean
}

/** `mark` is the version tag; null for a copy, so that the next check reads the document. */
type Known = { published: Published; changed: Date; mark: string | null }

const nothingLive: Published = { revision: 0, remotes: {}, releases: {}, standIns: {} }

/**
 * The published document. A folder is checked for every page, a database every second in the background. On failure it
 * keeps the last document, or the last copy on disk.
 */
export class LiveRemotes {
  readonly close: () => void
  /** Called after the live versions change. */
  onChange: (published: Published) => void = () => {}
  private readonly options: LiveRemotesOptions
  private readonly isInFolder: boolean
  private known: Known | null = null
  private trouble: unknown = null
  private underWay: Promise<void> = Promise.resolve()
  private next: Promise<void> | null = null
  /** Cached result for each document. */
  private readonly live = new WeakMap<Published, PageRemotes>()
  /** Versions outside the document: of previews and tests. */
  private readonly requested = new Map<string, Release>()

  constructor(options: LiveRemotesOptions) {
    const { registry } = options
    this.options = options
    this.isInFolder = registry.documents instanceof FolderDocuments
    const polling = this.isInFolder ? undefined : setInterval(() => void this.refresh(), pollMs)
    this.close = () => clearInterval(polling)
  }

  /** Returns the live versions, stale while they cannot be read. Empty until the first successful read. */
  async registry(): Promise<Published> {
    if (this.isInFolder || !this.known) await this.refresh()
    return this.known?.published ?? nothingLive
  }

  changedAt(): Date {
    return this.known?.changed ?? new Date()
  }

  /** Throws when the registry cannot be read. For a database it reports the last poll: another read may hang. */
  async check(): Promise<void> {
    if (this.isInFolder) await this.refresh()
    if (this.trouble) throw this.trouble
  }

  /**
   * Remotes of `versions`, by default the live ones, each with the last good release as its fallback. Replaces a
   * release that cannot be read by its fallback, or leaves it out.
   */
  async remotes(published: Published, versions?: Record<string, string>): Promise<PageRemotes> {
    const known = versions ? null : this.live.get(published)
    if (known) return known
    const requested = Object.entries(versions ?? liveVersions(published))
    const all = await Promise.all(
      requested.map(([name, version]) => this.remote(published, name, version)),
    )
    const found = all.filter((remote) => remote !== null)
    const live = {
      remotes: Object.fromEntries(found.map((remote) => [remote.release.name, remote])),
      isIncomplete: published === nothingLive || found.length < all.length,
    }
    const isWhole = requested.every((of) => releaseFolder(...of) in published.releases)
    if (!versions && isWhole && published !== nothingLive) this.live.set(published, live)
    return live
  }

  private async remote(
    published: Published,
    name: string,
    version: string,
  ): Promise<LiveRemote | null> {
    const what = releaseFolder(name, version)
    const release =
      published.releases[what] ?? (await this.requestedRelease(published, name, version))
    const fallback = published.releases[releaseFolder(name, published.standIns[what] ?? '')]
    const lastGood = fallback && this.served(fallback)
    if (!release) return lastGood ?? null
    return { ...this.served(release), ...(lastGood ? { lastGood } : {}) }
  }

  /** Reads a version that the document lacks: of a preview or test, or unreadable when it was published. */
  private async requestedRelease(
    published: Published,
    name: string,
    version: string,
  ): Promise<Release | null> {
    const what = releaseFolder(name, version)
    const known = this.requested.get(what)
    if (known) return known
    const { source: store, conditions } = this.options
    const onTrouble = (_: string, trouble: unknown) => conditions.report(what, trouble)
    const release = await descriptionOf({ store, onTrouble }, published, name, version)
    if (release) this.requested.set(what, release)
    return release
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
    const { conditions } = this.options
    const before = this.known
    try {
      await this.read()
      if (this.trouble) conditions.clear(registryName)
      this.trouble = null
    } catch (error) {
      this.trouble = error
      conditions.report(registryName, error)
      this.known ??= await this.savedCopy()
    }
    if (this.known && this.known !== before) this.onChange(this.known.published)
  }

  private async read(): Promise<void> {
    const { registry, root } = this.options
    const stamp = await registry.documents.stamp('published')
    // Nothing was ever live.
    if (!stamp && !(await registry.newest())) return
    if (stamp && this.known?.mark === stamp.mark) return
    const published = await registry.published()
    if (!published || !stamp) throw new DamagedFileError('published.json is missing.')
    this.known = { published, ...stamp }
    await replaceFile(join(root, copyName), JSON.stringify(published)).catch((error: unknown) =>
      log.error({ error }, 'no copy of what is live could be saved'),
    )
  }

  private async savedCopy(): Promise<Known | null> {
    const copy = await readAs(publishedSchema, join(this.options.root, copyName)).catch(() => null)
    try {
      return { published: asPublished(copy, copyName), changed: new Date(), mark: null }
    } catch {
      return null
    }
  }
}

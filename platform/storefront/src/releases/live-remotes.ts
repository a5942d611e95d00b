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
import { log } from '../operations/log.ts'
import type { TroubleLog } from '../operations/trouble-log.ts'
import type { ReleaseSource } from './release-source.ts'

/** The last copy of the published document, for a start while the registry cannot be read; never a remote's name. */
const kept = '.published.json'

/** Name in the log and in `/readyz`. */
export const registryName = 'the registry'

/** Interval at which a database is polled for changes, in ms. */
const lookEveryMs = 1000

export type LiveRemotesOptions = {
  registry: ReadRegistry
  root: string
  /** Source of releases, and of descriptions that the document lacks. */
  source: Pick<ReleaseSource, 'read' | 'baseUrl'>
  troubles: TroubleLog
}

/** The remotes of one page load. */
export type PageRemotes = {
  remotes: Remotes
  /** True when some live remotes cannot be read: an unknown path may be one of theirs. */
  isIncomplete: boolean
}

/** `mark` is null for a copy and for what the history gave: the next look reads the document again. */
type Known = { published: Published; changed: Date; mark: string | null }

/** Used until a document has been read. */
const nothingLive: Published = { revision: 0, remotes: {}, releases: {}, standIns: {} }

/**
 * The published document, read again after each change: a switch needs no restart. A folder is looked at for every page, a
 * database every second and never while a page waits. Where it cannot be read, the document in memory goes on, else the
 * last copy on disk.
 */
export class LiveRemotes {
  readonly close: () => void
  /** Is told of what is live whenever that changed. */
  onChange: (published: Published) => void = () => {}
  private readonly options: LiveRemotesOptions
  private readonly isInFolder: boolean
  private known: Known | null = null
  private trouble: unknown = null
  private underWay: Promise<void> = Promise.resolve()
  private next: Promise<void> | null = null
  /** The live remotes of a document, put together once. */
  private readonly live = new WeakMap<Published, PageRemotes>()
  /** Versions that somebody asked for by name. */
  private readonly asked = new Map<string, Release>()

  constructor(options: LiveRemotesOptions) {
    const { registry } = options
    this.options = options
    this.isInFolder = registry.documents instanceof FolderDocuments
    const looks = this.isInFolder ? undefined : setInterval(() => void this.look(), lookEveryMs)
    this.close = () => clearInterval(looks)
  }

  /** Returns the live versions, or those last read; empty if they were never read. */
  async registry(): Promise<Published> {
    if (this.isInFolder || !this.known) await this.look()
    return this.known?.published ?? nothingLive
  }

  changedAt(): Date {
    return this.known?.changed ?? new Date()
  }

  /** Throws when it cannot be read now. Of a database from the latest look: `/readyz` does not wait for one that hangs. */
  async check(): Promise<void> {
    if (this.isInFolder) await this.look()
    if (this.trouble) throw this.trouble
  }

  /**
   * The remotes of one tuple of versions, by default of the live ones, each with the last good release that may replace it in
   * the browser. A version whose release cannot be read is that last good one from the start, or left out.
   */
  async remotes(published: Published, versions?: Record<string, string>): Promise<PageRemotes> {
    const known = versions ? null : this.live.get(published)
    if (known) return known
    const wanted = Object.entries(versions ?? liveVersions(published))
    const all = await Promise.all(
      wanted.map(([name, version]) => this.remote(published, name, version)),
    )
    const found = all.filter((remote) => remote !== null)
    const live = {
      remotes: Object.fromEntries(found.map((remote) => [remote.release.name, remote])),
      isIncomplete: published === nothingLive || found.length < all.length,
    }
    // What the document lacks may be read later.
    const isWhole = wanted.every((of) => releaseFolder(...of) in published.releases)
    if (!versions && isWhole && published !== nothingLive) this.live.set(published, live)
    return live
  }

  private async remote(
    published: Published,
    name: string,
    version: string,
  ): Promise<LiveRemote | null> {
    const what = releaseFolder(name, version)
    const release = published.releases[what] ?? (await this.askedFor(published, name, version))
    const stead = published.releases[releaseFolder(name, published.standIns[what] ?? '')]
    const lastGood = stead && this.served(stead)
    if (!release) return lastGood ?? null
    return { ...this.served(release), ...(lastGood ? { lastGood } : {}) }
  }

  /** A version that is not in the document: of a preview, or of who tests it; or it could not be read when that was made. */
  private async askedFor(
    published: Published,
    name: string,
    version: string,
  ): Promise<Release | null> {
    const what = releaseFolder(name, version)
    const known = this.asked.get(what)
    if (known) return known
    const { source: store, troubles } = this.options
    const onTrouble = (_: string, trouble: unknown) => troubles.say(what, trouble)
    const release = await descriptionOf({ store, onTrouble }, published, name, version)
    if (release) this.asked.set(what, release)
    return release
  }

  private served(release: Release): LiveRemote {
    return { release, baseUrl: this.options.source.baseUrl(release.name, release.version) }
  }

  /** One look at a time, so that an older answer never replaces a newer one. Callers during a look share the next one. */
  private look(): Promise<void> {
    this.next ??= this.underWay.then(() => {
      this.next = null
      return this.lookOnce()
    })
    this.underWay = this.next
    return this.next
  }

  private async lookOnce(): Promise<void> {
    const { troubles } = this.options
    const before = this.known
    try {
      await this.read()
      if (this.trouble) troubles.healed(registryName)
      this.trouble = null
    } catch (error) {
      this.trouble = error
      troubles.say(registryName, error)
      this.known ??= await this.keptCopy()
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
    await replaceFile(join(root, kept), JSON.stringify(published)).catch((error: unknown) =>
      log.error({ error }, 'no copy of what is live could be kept'),
    )
  }

  /** Null without a readable copy. */
  private async keptCopy(): Promise<Known | null> {
    const copy = await readAs(publishedSchema, join(this.options.root, kept)).catch(() => null)
    try {
      return { published: asPublished(copy, kept), changed: new Date(), mark: null }
    } catch {
      return null
    }
  }
}

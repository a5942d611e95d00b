import type { LiveRemote, Registry, Release, ShellRelease } from '@storefront/contract'
import {
  DamagedFileError,
  DirectoryRegistry,
  descriptionIntegrity,
  keptDescription,
  liveShell,
  liveVersions,
  looseFiles,
  misfits,
  pinnedHash,
  readShell,
  releaseFolder,
  standInFor,
} from '@storefront/releases'
import { TroubleLog } from '../operations/trouble-log.ts'
import { enoughToRun } from './for-browser.ts'
import { type LiveRegistry, RegistryFile } from './live-registry.ts'
import type { ReleaseSource } from './release-source.ts'

export type LiveRemotes = Record<string, LiveRemote>

/** The remotes of one page load. */
export type PageRemotes = {
  remotes: LiveRemotes
  /** Whether some live remotes cannot be read: an address without an owner may be one of theirs. */
  isIncomplete: boolean
}

/** Used until a registry has been read. */
const nothingLive: Registry = { revision: 0, remotes: {} }

/** A description is not the one that went live: neither it nor a kept copy may be used. */
class AlteredError extends DamagedFileError {
  override name = 'AlteredError'
}

/**
 * Reads which releases there are. A description that can no longer be read changes nothing that is live: the one that
 * was read before, or kept when it went live, goes on.
 */
export class LiveRemotesReader {
  private readonly root: string
  private readonly source: ReleaseSource
  private readonly log: TroubleLog
  private readonly live: LiveRegistry
  private readonly releases = new Map<string, Release>()
  private offer: ShellRelease | null = null

  /** Without a registry it is the one in the folder of the releases. */
  constructor(
    root: string,
    source: ReleaseSource,
    log = new TroubleLog(),
    live: LiveRegistry = new RegistryFile(new DirectoryRegistry(root), log),
  ) {
    this.root = root
    this.source = source
    this.log = log
    this.live = live
  }

  /** The registry as it is now or was last read; empty if it was never read. */
  async registry(): Promise<Registry> {
    return (await this.live.read()) ?? nothingLive
  }

  /**
   * The remotes of one tuple of versions, each with the last good release that may stand in for it in the browser. A
   * version whose release cannot be read is that last good one from the start, or left out. `known` is the registry that the
   * versions are from, for who has read it.
   */
  async remotes(versions: Record<string, string>, known?: Registry): Promise<PageRemotes> {
    const registry = known ?? (await this.registry())
    const live = await Promise.all(
      Object.entries(versions).map(([name, version]) => this.liveRemote(registry, name, version)),
    )
    const found = live.filter((remote) => remote !== null)
    return {
      remotes: Object.fromEntries(found.map((remote) => [remote.release.name, remote])),
      isIncomplete: registry === nothingLive || found.length < live.length,
    }
  }

  /** One sentence for each live release or registry that cannot be read now; reads them again. */
  async problems(): Promise<string[]> {
    const registry = await this.registry()
    const live = liveVersions(registry)
    const checks: [what: string, check: Promise<unknown>][] = [
      [this.live.name, this.live.check()],
      ['shell.json', this.shellAsPublished(registry)],
      ...Object.entries(live).map(([name, version]): [string, Promise<unknown>] => [
        releaseFolder(name, version),
        this.fromSource(registry, name, version),
      ]),
    ]
    const outcomes = await Promise.allSettled(checks.map(([, check]) => check))
    return outcomes.flatMap((outcome, index) => {
      const what = checks[index]?.[0] ?? ''
      if (outcome.status === 'fulfilled') {
        this.log.healed(what)
        return []
      }
      this.log.say(what, outcome.reason)
      return [`${what}: ${reasonOf(outcome.reason)}`]
    })
  }

  private async liveRemote(
    registry: Registry,
    name: string,
    version: string,
  ): Promise<LiveRemote | null> {
    const live = await this.read(registry, name, version)
    const lastGood = await this.lastGood(registry, name, version, live?.release)
    return live ? { ...live, ...(lastGood ? { lastGood: enoughToRun(lastGood) } : {}) } : lastGood
  }

  /** The last good release that may replace a version; null when none fits the shell and offers the same pages and parts. */
  private async lastGood(
    registry: Registry,
    name: string,
    version: string,
    live?: Release,
  ): Promise<LiveRemote | null> {
    const before = standInFor(registry, name, version)
    if (!before) return null
    const remote = await this.read(registry, name, before)
    const offer = await this.shellOffer(registry)
    if (!remote || !offer || misfits(remote.release, offer, []).length > 0) return null
    return !live || doesAsMuch(remote.release, live) ? remote : null
  }

  /** Null when the description cannot be read anywhere, or is not the one that went live. */
  private async read(
    registry: Registry,
    name: string,
    version: string,
  ): Promise<LiveRemote | null> {
    const folder = releaseFolder(name, version)
    const release =
      this.releases.get(folder) ??
      (await this.fromSource(registry, name, version).catch((error: unknown) => {
        this.log.say(folder, error)
        return error instanceof AlteredError ? null : this.kept(registry, name, version)
      }))
    if (!release) return null
    this.releases.set(folder, release)
    return { release, baseUrl: this.source.baseUrl(name, version) }
  }

  /** Throws when the release is not there, altered or without its hashes, or its host does not answer. */
  private async fromSource(registry: Registry, name: string, version: string): Promise<Release> {
    const release = await this.source.read(name, version)
    if (!release) throw new DamagedFileError('release.json is missing.')
    const pinned = pinnedHash(registry, name, version)
    if (pinned && pinned !== descriptionIntegrity(release, pinned))
      throw new AlteredError('release.json is not the file that went live.')
    const loose = looseFiles(release)
    if (loose.length > 0) throw new AlteredError(`${loose.join(', ')}: no hash says what it was.`)
    return release
  }

  private async kept(registry: Registry, name: string, version: string): Promise<Release | null> {
    const pinned = pinnedHash(registry, name, version)
    return pinned ? keptDescription(this.root, name, version, pinned) : null
  }

  /** What the live shell offers, or null for a release without that list. */
  private async shellOffer(registry: Registry): Promise<ShellRelease | null> {
    if (this.offer && this.offer.version === registry.shell?.live) return this.offer
    this.offer = await liveShell(this.root, registry).catch((error: unknown) => {
      this.log.say('shell.json', error)
      return null
    })
    return this.offer
  }

  /** Throws when what the live shell says of itself cannot be read. */
  private async shellAsPublished({ shell }: Registry): Promise<void> {
    if (shell && !(await readShell(this.root, shell.live)))
      throw new DamagedFileError('shell.json is missing.')
  }
}

/** Why something cannot be read, without paths of this machine. */
function reasonOf(error: unknown): string {
  if (error instanceof DamagedFileError) return error.message
  const { code, name } = error as NodeJS.ErrnoException
  return code === 'ENOENT' ? 'missing' : `cannot be read (${code ?? name}).`
}

/** Whether a release has every address and every expose of the live one. */
function doesAsMuch(release: Release, live: Release): boolean {
  return (
    live.mounts.every((mount) => release.mounts.includes(mount)) &&
    Object.keys(live.exposes).every((expose) => expose in release.exposes)
  )
}

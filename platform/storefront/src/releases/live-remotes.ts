import { join } from 'node:path'
import type { LiveRemote, Registry, Release, ShellRelease } from '@storefront/contract'
import {
  alteredDescription,
  DamagedFileError,
  DirectoryStore,
  FolderDocuments,
  keptDescription,
  liveShell,
  liveVersions,
  misfits,
  pinnedHash,
  readShell,
  releaseFolder,
  standInFor,
} from '@storefront/releases'
import type { Remotes } from '@storefront/shell'
import { TroubleLog } from '../operations/trouble-log.ts'
import { type LiveRegistry, RegistryFile } from './live-site.ts'

/** Where the releases in our own directory are served from, root-relative. */
export const remotesBase = '/remotes/'

/** Where the storefront server finds releases, and where browsers do. */
export type ReleaseSource = {
  /** The description of a release, or null when it is not there. */
  read(name: string, version: string): Promise<Release | null>
  /** Address of a release's folder for browsers, with a slash at its end. */
  baseUrl(name: string, version: string): string
  /** The bytes of a style or of its manifest. Throws when they cannot be had; asks no other machine once the server-side build is there. */
  file(release: Release, file: string): Promise<Buffer>
  /** Path on this machine of its server-side build; null when it has none, or none that can be had in time. */
  serverBuild(release: Release): Promise<string | null>
}

/** Releases in a directory of this machine, served by the storefront itself. */
export function directorySource(root: string): ReleaseSource {
  const store = new DirectoryStore(root)
  return {
    read: (name, version) => store.read(name, version),
    baseUrl: (name, version) => `${remotesBase}${releaseFolder(name, version)}/`,
    file: ({ name, version }, file) => store.readFile(name, version, file),
    serverBuild: async ({ name, version, server }) =>
      server ? join(root, releaseFolder(name, version), server) : null,
  }
}

/** The remotes of one page load. */
export type PageRemotes = {
  remotes: Remotes
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
    live: LiveRegistry = new RegistryFile(new FolderDocuments(root), log),
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
   * The remotes of one tuple of versions, each with the last good release that may replace it in the browser. A
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
    const releases = Object.entries(liveVersions(registry)).map(([name, version]) => [
      releaseFolder(name, version),
      this.fromSource(registry, name, version),
    ])
    return this.log.look({
      [this.live.name]: this.live.check(),
      'shell.json': this.shellAsPublished(registry),
      ...Object.fromEntries(releases),
    })
  }

  private async liveRemote(
    registry: Registry,
    name: string,
    version: string,
  ): Promise<LiveRemote | null> {
    const live = await this.read(registry, name, version)
    const lastGood = await this.lastGood(registry, name, version, live?.release)
    return live ? { ...live, ...(lastGood ? { lastGood } : {}) } : lastGood
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
        if (error instanceof AlteredError) return null
        return keptDescription(this.root, name, version, pinnedHash(registry, name, version))
      }))
    if (!release) return null
    this.releases.set(folder, release)
    return { release, baseUrl: this.source.baseUrl(name, version) }
  }

  /** Throws when the release is not there, altered or without its hashes, or its host does not answer. */
  private async fromSource(registry: Registry, name: string, version: string): Promise<Release> {
    const release = await this.source.read(name, version)
    if (!release) throw new DamagedFileError('release.json is missing.')
    const altered = alteredDescription(name, release, pinnedHash(registry, name, version))
    if (altered.length > 0) throw new AlteredError(altered.join(' '))
    return release
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

/** Whether a release has every address and every expose of the live one. */
function doesAsMuch(release: Release, live: Release): boolean {
  return (
    live.mounts.every((mount) => release.mounts.includes(mount)) &&
    Object.keys(live.exposes).every((expose) => expose in release.exposes)
  )
}

import { stat } from 'node:fs/promises'
import type { LiveRemote, Registry, Release, ShellOffer } from '@storefront/contract'
import {
  descriptionIntegrity,
  liveShell,
  looseFiles,
  misfits,
  readRegistry,
  registryPath,
  releaseFolder,
  standInFor,
} from '@storefront/federation/release'
import type { ReleaseSource } from './release-source.ts'

export type LiveRemotes = Record<string, LiveRemote>

/** Reads which releases there are, anew whenever the registry file changed: a switch needs no restart. */
export class LiveRemotesReader {
  private readonly root: string
  private readonly source: ReleaseSource
  private readonly releases = new Map<string, Release>()
  private offer: ShellOffer | null = null
  private known: { mtimeMs: number; registry: Registry } | null = null

  constructor(root: string, source: ReleaseSource) {
    this.root = root
    this.source = source
  }

  /** The registry as it is now. */
  async registry(): Promise<Registry> {
    const mtimeMs = (await this.changedAt()).getTime()
    if (this.known?.mtimeMs === mtimeMs) return this.known.registry
    const registry = await readRegistry(this.root)
    this.known = { mtimeMs, registry }
    return registry
  }

  /**
   * The remotes of one tuple of versions, each with the last good release that may stand in for it in the browser. A
   * version whose release cannot be read is that last good one from the start, or left out; the log says so.
   */
  async remotes(versions: Record<string, string>): Promise<LiveRemotes> {
    const live = await Promise.all(
      Object.entries(versions).map(([name, version]) => this.liveRemote(name, version)),
    )
    return Object.fromEntries(
      live.flatMap((remote) => (remote ? [[remote.release.name, remote]] : [])),
    )
  }

  /** When the registry was last changed. */
  async changedAt(): Promise<Date> {
    try {
      return (await stat(registryPath(this.root))).mtime
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Date(0)
      throw error
    }
  }

  private async liveRemote(name: string, version: string): Promise<LiveRemote | null> {
    const live = await this.read(name, version)
    const lastGood = await this.lastGood(name, version, live?.release)
    if (live) return { ...live, ...(lastGood ? { lastGood: enoughToRun(lastGood) } : {}) }
    const instead = lastGood ? `${lastGood.release.version} stands in` : 'it is left out'
    console.error(`${name} ${version} is live, but that release cannot be read: ${instead}.`)
    return lastGood
  }

  /** The release that may stand in for a version; null when there is none that fits the shell and does as much. */
  private async lastGood(
    name: string,
    version: string,
    live?: Release,
  ): Promise<LiveRemote | null> {
    const before = standInFor(await this.registry(), name, version)
    if (!before) return null
    const remote = await this.read(name, before)
    const offer = await this.shellOffer()
    if (!remote || !offer || misfits(remote.release, offer, []).length > 0) return null
    return !live || doesAsMuch(remote.release, live) ? remote : null
  }

  /** Null when the release is not there, altered or without its hashes, or its host does not answer. */
  private async read(name: string, version: string): Promise<LiveRemote | null> {
    const folder = releaseFolder(name, version)
    try {
      const release = this.releases.get(folder) ?? (await this.source.read(name, version))
      if (!release) return null
      const pinned = (await this.registry()).remotes[name]?.descriptions?.[version]
      if (pinned && pinned !== descriptionIntegrity(release))
        throw new Error('release.json is not the file that went live.')
      const loose = looseFiles(release)
      if (loose.length > 0) throw new Error(`${loose.join(', ')}: no hash says what it was.`)
      this.releases.set(folder, release)
      return { release, baseUrl: this.source.baseUrl(name, version) }
    } catch (error) {
      console.error(`${name} ${version} cannot be read:`, error)
      return null
    }
  }

  /** What the shell beside the registry offers, or null when it does not say. */
  private async shellOffer(): Promise<ShellOffer | null> {
    try {
      this.offer ??= await liveShell(this.root)
      return this.offer
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw error
    }
  }
}

/** Whether a release has every address and every expose of the live one. */
function doesAsMuch(release: Release, live: Release): boolean {
  return (
    live.mounts.every((mount) => release.mounts.includes(mount)) &&
    Object.keys(live.exposes).every((expose) => expose in release.exposes)
  )
}

/** What a browser needs to run a release that nobody hinted at. */
function enoughToRun({ release, baseUrl }: LiveRemote): LiveRemote {
  const { name, version, mounts, entry, integrity } = release
  const entryIntegrity = integrity[entry]
  return {
    baseUrl,
    release: {
      name,
      version,
      mounts,
      entry,
      exposes: {},
      screens: {},
      integrity: entryIntegrity ? { [entry]: entryIntegrity } : {},
    },
  }
}

/**
 * What the page needs of the live remotes: what concerns only the server stays there, and so do the files of exposes
 * that it was rendered with, which its head names already.
 */
export function forBrowser(remotes: LiveRemotes, rendered: string[] = []): LiveRemotes {
  return Object.fromEntries(
    Object.entries(remotes).map(([name, { release, baseUrl, lastGood }]) => {
      const { server: _, builtOn: _b, styleChunks: _s, integrity, ...rest } = release
      const exposes = Object.fromEntries(
        Object.entries(release.exposes).map(([expose, files]) => [
          expose,
          rendered.includes(`${name}/${expose.replace('./', '')}`) ? { js: [], css: [] } : files,
        ]),
      )
      const lists = Object.values(exposes)
      const named = new Set([release.entry, ...lists.flatMap(({ js, css }) => [...js, ...css])])
      const files = Object.entries(integrity).filter(([file]) => named.has(file))
      return [
        name,
        {
          release: { ...rest, exposes, screens: {}, integrity: Object.fromEntries(files) },
          baseUrl,
          ...(lastGood ? { lastGood } : {}),
        },
      ]
    }),
  )
}

import { stat } from 'node:fs/promises'
import type { LiveRemote, Registry, Release } from '@storefront/contract'
import { readRegistry, registryPath, releaseFolder } from '@storefront/federation/release'
import type { ReleaseSource } from './release-source.ts'

export type LiveRemotes = Record<string, LiveRemote>

/** Reads which releases there are, anew whenever the registry file changed: a switch needs no restart. */
export class LiveRemotesReader {
  private readonly root: string
  private readonly source: ReleaseSource
  private readonly releases = new Map<string, Release>()
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

  /** The remotes of one tuple of versions. A version whose release is not there is left out, with a line in the log. */
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
    const folder = releaseFolder(name, version)
    const release = this.releases.get(folder) ?? (await this.source.read(name, version))
    if (!release) {
      console.error(`The registry names ${name} ${version}, but that release is not there.`)
      return null
    }
    this.releases.set(folder, release)
    return { release, baseUrl: this.source.baseUrl(name, version) }
  }
}

/**
 * What the page needs of the live remotes: what concerns only the server stays there, and so do the files of exposes
 * that this page starts with, which its hints name already.
 */
export function forBrowser(remotes: LiveRemotes, rendered: string[] = []): LiveRemotes {
  return Object.fromEntries(
    Object.entries(remotes).map(([name, { release, baseUrl }]) => {
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
        },
      ]
    }),
  )
}

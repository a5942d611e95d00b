import { join } from 'node:path'
import type { LiveRemote, Published, Registry, Release } from '@storefront/contract'
import {
  DamagedFileError,
  DirectoryStore,
  DocumentRegistry,
  describedAs,
  descriptionOf,
  FolderDocuments,
  liveVersions,
  releaseFolder,
  shellName,
} from '@storefront/releases'
import type { Remotes } from '@storefront/shell'
import { TroubleLog } from '../operations/trouble-log.ts'
import { LiveDocument, type LiveDocumentOptions } from './live-document.ts'

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

/** Used until a document has been read. */
const nothingLive: Published = { revision: 0, remotes: {}, releases: {}, standIns: {} }

/** The live remotes of a page, as the published document has them. */
export class LiveRemotesReader {
  private readonly options: LiveDocumentOptions & { source: ReleaseSource }
  private readonly document: LiveDocument
  /** Versions that somebody asked for by name. */
  private readonly asked = new Map<string, Release>()

  constructor(options: LiveDocumentOptions & { source: ReleaseSource }) {
    this.options = options
    this.document = new LiveDocument(options)
  }

  /** What is live as it is now or was last read; nothing if it was never read. */
  async registry(): Promise<Published> {
    return (await this.document.read()) ?? nothingLive
  }

  /** When that was last changed. */
  changedAt(): Date {
    return this.document.changedAt()
  }

  /**
   * The remotes of one tuple of versions, each with the last good release that may replace it in the browser. A
   * version whose release cannot be read is that last good one from the start, or left out. `known` is the document that the
   * versions are from, for who has read it.
   */
  async remotes(versions: Record<string, string>, known?: Published): Promise<PageRemotes> {
    const published = known ?? (await this.registry())
    const live = await Promise.all(
      Object.entries(versions).map(([name, version]) => this.remote(published, name, version)),
    )
    const found = live.filter((remote) => remote !== null)
    return {
      remotes: Object.fromEntries(found.map((remote) => [remote.release.name, remote])),
      isIncomplete: published === nothingLive || found.length < live.length,
    }
  }

  /** One sentence for each live release or document that cannot be read now; reads them again. */
  async problems(): Promise<string[]> {
    const { root, source, registry, troubles } = this.options
    const published = await this.registry()
    const releases = Object.entries(liveVersions(published)).map(([name, version]) => [
      releaseFolder(name, version),
      describedAs(source, published, name, version),
    ])
    return troubles.look({
      [this.document.name]: this.document.check(),
      'published.json': registry.published(),
      'shell.json': shellAsPublished(root, published),
      ...Object.fromEntries(releases),
    })
  }

  close(): void {
    this.document.close()
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
}

/** The live remotes of a folder on this machine. */
export function folderRemotes(root: string, source = directorySource(root)): LiveRemotesReader {
  const registry = new DocumentRegistry(new FolderDocuments(root))
  return new LiveRemotesReader({ registry, root, source, troubles: new TroubleLog() })
}

/** Throws when what the live shell says of itself cannot be read. */
async function shellAsPublished(root: string, { shell }: Registry): Promise<void> {
  if (shell && !(await new DirectoryStore(root).read(shellName, shell.live)))
    throw new DamagedFileError('shell.json is missing.')
}

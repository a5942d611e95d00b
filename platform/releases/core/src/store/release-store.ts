import type { Release } from '@storefront/contract'
import type { RegistryStore } from '../registry/history.ts'
import { shellName } from '../registry/registry-changes.ts'
import type { AnyRelease, Described } from './release-kinds.ts'

/** Folder of one release inside a store, relative: `flights/1.0.0`. Hosts of remotes do not serve the shell's. */
export function releaseFolder(name: string, version: string): string {
  return `${name === shellName ? '.shell' : name}/${version}`
}

/** The file in a release's folder that makes it a release: written last, so that a release is there whole or not at all. */
export function descriptionFile(name: string): string {
  return name === shellName ? 'shell.json' : 'release.json'
}

/** The file by which hosts of Module Federation load a remote. */
export const manifestName = 'mf-manifest.json'

/** The part of a release for pages of other sites: `./mount` with all that it needs, and a manifest of its own. */
export const hostFolder = 'host/'

/** The scripts and styles that browsers load of a release, without its server build, its source maps and what is for pages of other sites. */
export function browserCode({ integrity }: Pick<AnyRelease, 'integrity'>): string[] {
  return Object.keys(integrity).filter(
    (file) => /\.(js|css)$/.test(file) && !/^(server|host)\//.test(file),
  )
}

/** A release ready to be published: its description and the bytes of every file by relative path. */
export type ComposedRelease<R extends AnyRelease = Release> = {
  release: R
  files: Map<string, Buffer>
}

/** Where releases are published to: immutable folders. */
export type ReleaseStore = {
  /** The published description of a version, or null when it was never published. Throws DamagedFileError. */
  read<Name extends string>(name: Name, version: string): Promise<Described<Name> | null>
  /** The versions of an app that were published, in no order that means anything; empty for one it does not know. */
  versions(name: string): Promise<string[]>
  /** The bytes of one file of a release. Throws when it is not there. */
  readFile(name: string, version: string, file: string): Promise<Buffer>
  /** A file's compressed twin, unpacked, which browsers are sent instead; null where there is none. Throws when it cannot be unpacked. */
  readTwin(name: string, version: string, file: string): Promise<Buffer | null>
  /**
   * Publishes a release; the same bytes twice do nothing. Throws ReleaseConflictError for other bytes under the same version,
   * also where both come at once.
   */
  publish(release: ComposedRelease<AnyRelease>): Promise<'published' | 'already there'>
  /** Bytes of each file of a version, by path, of compressed twins too. */
  sizes(name: string, version: string): Promise<Record<string, number>>
  /** Takes a version out of the store: its description first, so that it is there whole or not at all. */
  remove(name: string, version: string): Promise<void>
}

/** Where the registry is, and where the releases are; `root` is the folder with the shell's. */
export type Place = { registry: RegistryStore; store: ReleaseStore; root: string }

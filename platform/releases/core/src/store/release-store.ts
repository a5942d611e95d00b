import type { Release } from '@storefront/contract'
import type { RegistryStore } from '../registry/history.ts'

/** Folder of one release inside a store, relative: `flights/1.0.0`. */
export function releaseFolder(name: string, version: string): string {
  return `${name}/${version}`
}

/** The file in a release's folder that makes it a release: written last, so that a release is there whole or not at all. */
export const releaseFile = 'release.json'

/** The file in a release's folder that says what the shell offers to remotes, and what its files are. */
export const shellFile = 'shell.json'

/** The file by which hosts of Module Federation load a remote. */
export const manifestName = 'mf-manifest.json'

/** A release ready to be published: its description and the bytes of every file by relative path. */
export type ComposedRelease = { release: Release; files: Map<string, Buffer> }

/** Where releases are published to: immutable folders. */
export type ReleaseStore = {
  /** The published description of a version, or null when it was never published. Throws DamagedFileError. */
  read(name: string, version: string): Promise<Release | null>
  /** The versions of a remote that were published, in no order that means anything; empty for one it does not know. */
  versions(name: string): Promise<string[]>
  /** The bytes of one file of a release. Throws when it is not there. */
  readFile(name: string, version: string, file: string): Promise<Buffer>
  /** A file's compressed twin, unpacked, which browsers are sent instead; null where there is none. Throws when it cannot be unpacked. */
  readTwin(name: string, version: string, file: string): Promise<Buffer | null>
  /** Publishes a release; the same bytes twice do nothing. Throws ReleaseConflictError for other bytes under the same version. */
  publish(release: ComposedRelease): Promise<'published' | 'already there'>
  /** Bytes of all files of a version. */
  size(name: string, version: string): Promise<number>
  /** Takes a version out of the store: its description first, so that it is there whole or not at all. */
  remove(name: string, version: string): Promise<void>
}

/**
 * Where the registry is, and where the releases are: those of remotes in the store, those of the shell, and the
 * descriptions that are kept, below `root`.
 */
export type Place = { registry: RegistryStore; store: ReleaseStore; root: string }

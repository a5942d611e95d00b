import { isDeepStrictEqual } from 'node:util'
import type { Release } from '@storefront/contract'

/** The same version was published before with other bytes or another description: releases are immutable. */
export class ReleaseConflictError extends Error {
  override name = 'ReleaseConflictError'

  constructor({ name, version }: { name: string; version: string }) {
    super(
      `${name} ${version} is published with other files or another description; give this one a new version.`,
    )
  }
}

/** Folder of one release inside a store, relative: `flights/1.0.0`. */
export function releaseFolder(name: string, version: string): string {
  return `${name}/${version}`
}

/** The file in a release's folder that makes it a release: written last, so that a release is there whole or not at all. */
export const releaseFile = 'release.json'

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

/** Whether a version is there already, file by file and word by word. Throws ReleaseConflictError when it differs. */
export function isPublished<T extends object>(
  existing: T | null,
  release: T & { version: string },
  name: string,
): boolean {
  if (!existing) return false
  if (isDeepStrictEqual(existing, release)) return true
  throw new ReleaseConflictError({ name, version: release.version })
}

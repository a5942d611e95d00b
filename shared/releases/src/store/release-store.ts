import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { isDeepStrictEqual, promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Release } from '@storefront/contract'

const compressible = /\.(js|mjs|css|svg|json|html|txt|xml)$/

const brotli = promisify(brotliCompress)

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

/** Every file below a folder with its path from there, after `prefix`. */
export async function filesBelow(root: string, prefix: string): Promise<[string, Buffer][]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  return Promise.all(
    paths.map(
      async (path): Promise<[string, Buffer]> => [
        `${prefix}${relative(root, path).split(sep).join('/')}`,
        await readFile(path),
      ],
    ),
  )
}

/** Bytes of all files below a folder. */
export async function folderSize(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** Brotli-11 of a file worth compressing, else null: done once at release time, never per request. */
export async function compressed(path: string, bytes: Buffer): Promise<Buffer | null> {
  if (!compressible.test(path)) return null
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      // Blocks of 64 kB: a large script has parts of more than one kind, and gets a thousandth smaller.
      [constants.BROTLI_PARAM_LGBLOCK]: 16,
    },
  })
}

/** Writes the brotli twin of every file below a folder that is worth it. */
export async function compressFolder(root: string): Promise<void> {
  const files = await filesBelow(root, '')
  await Promise.all(
    files.map(async ([path, bytes]) => {
      const small = await compressed(path, bytes)
      if (small) await writeFile(join(root, `${path}.br`), small)
    }),
  )
}

import { createHash } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Release, ShellRelease } from '@storefront/contract'
import { readAs, replaceFile, unlessDamaged } from './json-file.ts'
import { releaseSchema } from './schemas.ts'
import { type ReleaseStore, releaseFile, releaseFolder, shellFile } from './store/release-store.ts'

/** Folder beside the registry with a copy of the description of every release that went live; never a remote's name. */
const keptFolder = '.descriptions'

/** A hash as browsers read it: one in any other form is ignored, and the file would run unchecked. */
const browserHash = /^sha(256|384)-[A-Za-z0-9+/]+={0,2}$/

/** Below the release's folder, and no address of its own. */
const ownFile = /^(?!.*\.\.)\w[\w./~-]*$/

/** The same version was published before with other bytes or another description: releases are immutable. */
export class ReleaseConflictError extends Error {
  override name = 'ReleaseConflictError'

  constructor({ name, version }: { name: string; version: string }) {
    super(
      `${name} ${version} is published with other files or another description; give this one a new version.`,
    )
  }
}

/** `sha256-…` of a file's bytes, as the browser's `integrity` attribute wants it; `sha384-…` where an older release recorded that. */
export function integrityOf(bytes: Buffer, recorded = ''): string {
  const algorithm = recorded.startsWith('sha384-') ? 'sha384' : 'sha256'
  return `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`
}

/** The hash of every file, by path. */
export function integrityOfAll(files: Map<string, Buffer>): Record<string, string> {
  return Object.fromEntries([...files].sort().map(([path, bytes]) => [path, integrityOf(bytes)]))
}

/** The hash of a release's description, whatever the layout of its file; by the algorithm of the hash that was `recorded`. */
export function descriptionIntegrity(release: Release | ShellRelease, recorded?: string): string {
  return integrityOf(Buffer.from(JSON.stringify(release)), recorded)
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

/** What is wrong with the files of a release, a sentence each: every one must be readable and have the bytes of its hash. */
export async function alteredFiles(
  release: string,
  integrity: Record<string, string>,
  read: (file: string) => Promise<Buffer>,
): Promise<string[]> {
  const findings = await Promise.all(
    Object.entries(integrity).map(async ([file, hash]) => {
      const bytes = await read(file).catch(() => null)
      if (!bytes) return [`${release}: ${file} cannot be read.`]
      if (integrityOf(bytes, hash) === hash) return []
      return [`${release}: ${file} is not the file that was released.`]
    }),
  )
  return findings.flat()
}

/** Reads every file of a release back, as it is and compressed: each must be reachable and have the bytes that were released. */
export async function alteredRelease(store: ReleaseStore, release: Release): Promise<string[]> {
  const { name, version, integrity } = release
  const wrong = await alteredFiles(`${name} ${version}`, integrity, (file) =>
    store.readFile(name, version, file),
  )
  const twins = await Promise.all(
    Object.entries(integrity).map(async ([file, hash]) => {
      const twin = await store.readTwin(name, version, file).catch(() => Buffer.of())
      if (!twin || integrityOf(twin, hash) === hash) return []
      return [`${name} ${version}: ${file}.br is not the file that was released, compressed.`]
    }),
  )
  return [...wrong, ...twins.flat()]
}

/**
 * Files that a release names without the hash of their bytes, or outside its folder. They cannot be verified, so such a
 * release must not be shown. Empty for every release that a build made.
 */
export function looseFiles({ entry, exposes, screens, server, integrity }: Release): string[] {
  const lists = [...Object.values(exposes), ...Object.values(screens)]
  const named = [
    entry,
    ...(server ? [server] : []),
    ...lists.flatMap(({ js, css }) => [...js, ...css]),
  ]
  return [...new Set(named)].filter(
    (file) => !ownFile.test(file) || !browserHash.test(integrity[file] ?? ''),
  )
}

/** Problems of a release's description, a sentence each: it differs from the one `pinned` when it first went live, or names files without a hash. */
export function alteredDescription(
  name: string,
  release: Release | ShellRelease,
  pinned: string | undefined,
): string[] {
  const isShell = !('entry' in release)
  if (pinned && pinned !== descriptionIntegrity(release, pinned))
    return [`${name}: ${isShell ? shellFile : releaseFile} is not the file that was released.`]
  return isShell ? [] : looseFiles(release).map((file) => `${name}: ${file} has no hash.`)
}

/** Keeps a copy of a description, for when the store cannot be asked for it. */
export async function keepDescription(root: string, release: Release): Promise<void> {
  const file = keptFile(root, release.name, release.version)
  await mkdir(dirname(file), { recursive: true })
  await replaceFile(file, JSON.stringify(release))
}

/** The copy of a description whose hash is `integrity`; null when there is none or it is another one. */
export async function keptDescription(
  root: string,
  name: string,
  version: string,
  integrity: string | undefined,
): Promise<Release | null> {
  if (!integrity) return null
  const release = await unlessDamaged(readAs(releaseSchema, keptFile(root, name, version)))
  return release && descriptionIntegrity(release, integrity) === integrity ? release : null
}

function keptFile(root: string, name: string, version: string): string {
  return join(root, keptFolder, `${releaseFolder(name, version)}.json`)
}

import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Release } from '@storefront/contract'
import { DamagedFileError } from './json-file.ts'
import {
  type AnyRelease,
  descriptionFile,
  isShell,
  nameOf,
  type ReleaseStore,
} from './store/release-store.ts'

/** Form of a hash. Browsers ignore any other form and would run the file unchecked. */
const browserHash = /^sha256-[A-Za-z0-9+/]+={0,2}$/

/** Form of a path below the release folder, which no URL has. */
const ownFile = /^(?!.*\.\.)\w[\w./~-]*$/

/** The version is already published, with other bytes or another description. */
export class ReleaseConflictError extends Error {
  override name = 'ReleaseConflictError'

  constructor(release: AnyRelease) {
    super(
      `${nameOf(release)} ${release.version} is published with other files or another description; give this one a new version.`,
    )
  }
}

/** `sha256-…` for the `integrity` attribute. */
export function integrityOf(bytes: Buffer): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`
}

/** Returns the bytes of a file of a release. Throws DamagedFileError if they are missing or not the released ones. */
export function asReleased(release: AnyRelease, file: string, bytes: Buffer | null): Buffer {
  if (bytes && integrityOf(bytes) === release.integrity[file]) return bytes
  const what = `${nameOf(release)} ${release.version}: ${file}`
  throw new DamagedFileError(`${what} is not the file that was released.`)
}

export function integrityOfAll(files: Map<string, Buffer>): Record<string, string> {
  return Object.fromEntries([...files].sort().map(([path, bytes]) => [path, integrityOf(bytes)]))
}

/** Hash of a description, independent of the layout of its file. */
export function descriptionIntegrity(release: AnyRelease): string {
  return integrityOf(Buffer.from(JSON.stringify(release)))
}

/** True if the release is published, from any commit. Throws ReleaseConflictError if a file or the description differs. */
export function isPublished(existing: AnyRelease | null, release: AnyRelease): boolean {
  if (!existing) return false
  const { source: _one, ...first } = existing
  const { source: _other, ...second } = release
  if (isDeepStrictEqual(first, second)) return true
  throw new ReleaseConflictError(release)
}

/** Reads back every file and its brotli copy (`.br`). Returns a sentence for each that is missing or altered. */
export async function alteredRelease(store: ReleaseStore, release: AnyRelease): Promise<string[]> {
  const { version, integrity } = release
  const name = nameOf(release)
  const what = `${name} ${version}`
  const findings = await Promise.all(
    Object.entries(integrity).map(async ([file, hash]) => {
      const isOther = (bytes: Buffer) => integrityOf(bytes) !== hash
      const bytes = await store.readFile(name, version, file).catch(() => null)
      if (!bytes) return [`${what}: ${file} cannot be read.`]
      const twin = await store.readTwin(name, version, file).catch(() => Buffer.of())
      return [
        ...(isOther(bytes) ? [`${what}: ${file} is not the file that was released.`] : []),
        ...(twin && isOther(twin)
          ? [`${what}: ${file}.br is not the file that was released, compressed.`]
          : []),
      ]
    }),
  )
  return findings.flat()
}

/** Files outside the release folder or without a hash. They cannot be verified, so the release must not be shown. */
export function looseFiles({ entry, exposes, screens, server, integrity }: Release): string[] {
  const lists = [...Object.values(exposes), ...Object.values(screens)]
  const files = lists.flatMap(({ js, css }) => [...js, ...css])
  const named = [entry, ...(server ? [server] : []), ...files]
  return [...new Set(named)].filter(
    (file) => !ownFile.test(file) || !browserHash.test(integrity[file] ?? ''),
  )
}

/** Problems of a description, a sentence each: it differs from `pinned`, its hash when it went live, or lacks hashes of files. */
export function alteredDescription(
  what: string,
  release: AnyRelease,
  pinned: string | undefined,
): string[] {
  if (pinned && pinned !== descriptionIntegrity(release))
    return [`${what}: ${descriptionFile(nameOf(release))} is not the file that was released.`]
  return isShell(release) ? [] : looseFiles(release).map((file) => `${what}: ${file} has no hash.`)
}

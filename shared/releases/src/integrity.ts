import { createHash } from 'node:crypto'
import type { Release, ShellRelease } from '@storefront/contract'

/**
 * `sha256-…` of a file's bytes, as the browser's `integrity` attribute wants it; `sha384-…` to compare with one that is: what
 * was released before has such.
 */
export function integrityOf(bytes: Buffer, recorded = ''): string {
  const algorithm = recorded.startsWith('sha384-') ? 'sha384' : 'sha256'
  return `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`
}

/** The hash of every file, by path. */
export function integrityOfAll(files: Map<string, Buffer>): Record<string, string> {
  return Object.fromEntries([...files].sort().map(([path, bytes]) => [path, integrityOf(bytes)]))
}

/** The hash of what a release says of itself, however its file is laid out; of the kind of one that was `recorded`. */
export function descriptionIntegrity(release: Release | ShellRelease, recorded?: string): string {
  return integrityOf(Buffer.from(JSON.stringify(release)), recorded)
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

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import {
  type AnyRelease,
  type ComposedRelease,
  nameOf,
  type ReleaseStore,
} from '@storefront/releases'

/**
 * Publishes a release with the commit of its checkout and the team's note, without making it live. Throws
 * ReleaseConflictError for other bytes under the same version.
 */
export async function publish(
  store: Pick<ReleaseStore, 'publish'>,
  { release, files }: ComposedRelease<AnyRelease>,
  checkout: string,
  note?: string,
): Promise<{ name: string; version: string }> {
  const commit = await headCommit(checkout)
  const source = { ...(commit ? { commit } : {}), ...(note ? { note } : {}) }
  const [name, { version }] = [nameOf(release), release]
  const outcome = await store.publish({ release: { ...release, source }, files })
  console.log(`${name} ${version}: ${outcome}`)
  return { name, version }
}

/** Commit of a checkout, or null. */
export async function headCommit(checkout: string): Promise<string | null> {
  const git = promisify(execFile)('git', ['rev-parse', 'HEAD'], { cwd: checkout })
  return git.then(({ stdout }) => stdout.trim()).catch(() => null)
}

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import {
  type AnyRelease,
  type ComposedRelease,
  nameOf,
  type ReleaseStore,
} from '@storefront/releases'

/** Adds the checkout's commit and the team's note to a release. */
export async function fromCheckout<R extends AnyRelease>(
  { release, files }: ComposedRelease<R>,
  checkout: string,
  note?: string,
): Promise<ComposedRelease<R>> {
  const commit = await headCommit(checkout)
  const source = { ...(commit ? { commit } : {}), ...(note ? { note } : {}) }
  return { release: { ...release, source }, files }
}

/** Publishes a release without making it live. Throws ReleaseConflictError for other bytes under the same version. */
export async function publish(
  store: Pick<ReleaseStore, 'publish'>,
  composed: ComposedRelease<AnyRelease>,
): Promise<{ name: string; version: string }> {
  const [name, { version }] = [nameOf(composed.release), composed.release]
  console.log(`${name} ${version}: ${await store.publish(composed)}`)
  return { name, version }
}

/** Commit of a checkout, or null. */
export async function headCommit(checkout: string): Promise<string | null> {
  const git = promisify(execFile)('git', ['rev-parse', 'HEAD'], { cwd: checkout })
  return git.then(({ stdout }) => stdout.trim()).catch(() => null)
}

import { nameOf, type ReleaseStore } from '@storefront/releases'
import { Refusal } from '../http/refusal.ts'
import { unpackInWorker } from './unpack-in-worker.ts'

/**
 * Publishes the release in a ZIP archive of its folder; the same bytes twice do nothing. Throws Refusal 400 for what is not
 * that release, whole, and ReleaseConflictError for other bytes under the same version.
 */
export async function publish(
  store: Pick<ReleaseStore, 'publish'>,
  name: string,
  version: string,
  archive: Uint8Array,
): Promise<'published' | 'already there'> {
  const composed = await unpackInWorker(archive, name)
  const { release } = composed
  if (nameOf(release) !== name || release.version !== version)
    throw new Refusal(400, `The archive has another release than ${name} ${version}.`)
  return store.publish(composed)
}

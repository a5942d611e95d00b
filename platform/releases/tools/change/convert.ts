import type { LiveDocument } from '@storefront/contract'
import { historySchema, registrySchema } from '@storefront/contract/releases'
import { liveVersions, releaseFolder } from '@storefront/releases'
import * as v from 'valibot'
import type { Releases } from '../open-releases.ts'
import { RegistryChangeError } from './changes.ts'
import { described } from './described.ts'

/** Entry of a registry before December 2026: descriptions stood in a second document. */
const olderSchema = v.object({ ...historySchema.entries, registry: registrySchema })

/**
 * Copies the list of an earlier registry, its newest entry with descriptions from the store. It may run again after it
 * was interrupted. Throws RegistryChangeError, without writing, if the newest entry or a live release cannot be read.
 */
export async function convertRegistry({
  registry: { entries },
  store,
}: Pick<Releases, 'registry' | 'store'>): Promise<LiveDocument> {
  const older = (await entries.older()).map(({ revision, value }) => {
    const entry = v.is(olderSchema, value) && value.revision === revision ? value : null
    return { revision, entry }
  })
  const last = older.at(-1)
  if (!last) throw new RegistryChangeError('There is no earlier registry to convert.')
  if (!last.entry)
    throw new RegistryChangeError(
      `Revision ${last.revision} cannot be read: make another change with the earlier release of this site first.`,
    )
  const { registry, ...row } = last.entry
  const live = { ...(await described(registry, store)), ...row }
  const missing = Object.entries(liveVersions(registry)).filter(
    ([name, version]) => !live.releases[releaseFolder(name, version)],
  )
  if (missing.length > 0)
    throw new RegistryChangeError('A live release cannot be read: nothing was converted.')
  // The newest first: whoever reads meanwhile gets what is live.
  for (const entry of [live, ...older.slice(0, -1).map((one) => one.entry)]) {
    if (entry) await entries.append(entry)
  }
  return live
}

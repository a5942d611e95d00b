import type { LiveDocument } from '@storefront/contract'
import { liveTuple, type ReadRegistry } from '@storefront/releases'
import { describeChange, RegistryChangeError } from './changes.ts'

/**
 * Makes the last readable entry live again, as a new entry after the lost ones, which its changes name. Throws
 * RegistryChangeError if the newest entry can be read, or none, and OlderRegistryError.
 */
export async function repairRegistry(registry: ReadRegistry, by: string): Promise<LiveDocument> {
  const newest = await registry.entries.newest()
  if (newest === null) {
    await registry.read()
    throw new RegistryChangeError('Nothing was ever live: there is nothing to repair.')
  }
  let readable = newest
  let entry: LiveDocument | null = null
  while (readable > 0 && !entry) entry = await registry.entry(readable--)
  if (entry?.revision === newest)
    throw new RegistryChangeError(`Revision ${newest} can be read: there is nothing to repair.`)
  if (!entry)
    throw new RegistryChangeError('No entry of the registry can be read: restore its backup.')
  const lost = (await registry.history()).filter(({ revision }) => revision > entry.revision)
  const lostChanges = lost.flatMap(({ changes }) => changes)
  const live = liveTuple(entry)
  const apps = new Set([...Object.keys(live), ...lostChanges.map(({ remote }) => remote)])
  const changes = [...apps].map((remote) => {
    const undone = lostChanges.filter((change) => change.remote === remote)
    const what = undone.length > 0 ? `: ${undone.map(describeChange).join(', ')}` : ''
    const revisions = newest > entry.revision + 1 ? `${entry.revision + 1} to ${newest}` : newest
    const reason = `revision ${revisions} is lost${what}`
    const from = undone.at(-1)?.to ?? null
    return { kind: 'repair', remote, from, to: live[remote] ?? null, reason }
  })
  const at = new Date().toISOString()
  const repaired = { ...entry, revision: newest + 1, at, by, changes }
  if (await registry.entries.append(repaired)) return repaired
  throw new RegistryChangeError('Another change came first: nothing was repaired.')
}

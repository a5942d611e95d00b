import { isDeepStrictEqual } from 'node:util'
import type { Change, HistoryEntry, Registry } from '@storefront/contract'
import {
  appendNext,
  historyName,
  publishedIn,
  publishedName,
  swapNext,
  unlessDamaged,
} from '@storefront/releases'
import type { Releases } from '../open-releases.ts'
import { publishedOf } from './published-of.ts'

/** A pure change: the next registry and its effect on each app. It may run again after a lost race. */
export type RegistryChange = (registry: Registry) => { registry: Registry; changes: Change[] }

type Changed = Pick<Releases, 'registry' | 'store'>

/**
 * Applies a change: claims the next revision of the history, which only one writer can, then publishes. If the process
 * is killed in between, the next change or start publishes. Throws what `validate` or the change throws, without writing.
 */
export async function changeRegistry(
  releases: Changed,
  by: string,
  change: RegistryChange,
  validate?: (current: Registry) => Promise<unknown>,
): Promise<HistoryEntry> {
  const { registry } = releases
  const { value } = await appendNext(registry.documents, historyName, async () => {
    const current = await registry.read()
    await validate?.(current)
    const made = change(current)
    const revision = current.revision + 1
    const next = { ...made.registry, revision }
    const at = new Date().toISOString()
    return { revision, value: { revision, at, by, changes: made.changes, registry: next } }
  })
  await publishLive(releases)
  return value
}

/** Publishes the last change if the document is missing, damaged, older or incomplete. */
export function publishLive({ registry, store }: Changed): Promise<void> {
  return swapNext(registry.documents, publishedName, async (current) => {
    const before = await unlessDamaged(publishedIn(current))
    const live = await registry.read()
    if (live.revision === 0) return undefined
    const next = await publishedOf(live, { store, onTrouble: sayTrouble }, before)
    return isDeepStrictEqual(before, next) ? undefined : next
  })
}

function sayTrouble(what: string, trouble: unknown): void {
  const cause = trouble instanceof Error ? trouble.message : trouble
  console.error(`${what} cannot be read, so it is not published: ${cause}`)
}

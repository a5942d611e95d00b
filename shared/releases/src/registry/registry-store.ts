import type { Registry } from '@storefront/contract'
import type { Change, RegistryChange } from './registry-changes.ts'

/** One change in the history: who did what when, and the registry it led to. */
export type HistoryEntry = {
  revision: number
  at: string
  by: string
  changes: Change[]
  registry: Registry
}

/** Where it is kept which versions are live, and every change of that. */
export type RegistryStore = {
  /** The registry as the last change left it; empty before the first. */
  read(): Promise<Registry>
  /** Every change ever made, or the `newest` so many of them; oldest first. */
  history(newest?: number): Promise<HistoryEntry[]>
  /**
   * Applies a change to the registry, whoever else is changing it: who comes second applies his to what the first one left. Throws
   * what the change throws, and then nothing is changed.
   */
  change(by: string, change: RegistryChange): Promise<HistoryEntry>
  /** Calls back within a second of every change, whoever made it, and now and then without one. Answers what ends that. */
  watch(onChange: () => void): () => void
}

/** What a change makes of a registry, as the next entry of the history. Throws what the change throws. */
export function nextEntry(current: Registry, by: string, change: RegistryChange): HistoryEntry {
  const { registry, changes } = change(current)
  const revision = current.revision + 1
  return {
    revision,
    at: new Date().toISOString(),
    by,
    changes,
    registry: { ...registry, revision },
  }
}

import type { HistoryEntry } from '@storefront/contract'

/** An entry of another shape; `value` is null if it cannot be read. */
export type OlderEntry = { revision: number; value: unknown }

/** Append-only list of a registry, in a folder or PostgreSQL. */
export type Entries = {
  /** Newest revision above `after`; null if there is none. */
  newest(after?: number): Promise<number | null>
  /** Document of an entry; null if it is lost or no JSON. */
  read(revision: number): Promise<unknown>
  /** All rows of the history, or only the last `newest`, without the documents; oldest first, null for a damaged one. */
  rows(newest?: number): Promise<unknown[]>
  /** Adds an entry. Returns false, without writing, if there is one of that revision. */
  append(entry: HistoryEntry): Promise<boolean>
  /** Entries of a registry before December 2026, oldest first. */
  older(): Promise<OlderEntry[]>
}

export function rowOf({ revision, at, by, changes }: HistoryEntry): HistoryEntry {
  return { revision, at, by, changes }
}

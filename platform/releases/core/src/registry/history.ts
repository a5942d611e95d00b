import type { Published, Registry } from '@storefront/contract'

/** Kinds of changes. */
export const changeKinds = [
  'promote',
  'rollback',
  'canary',
  'proven',
  'retire',
  'pin',
  'unpin',
  'prune',
  'approve',
] as const

/** What one change did to one remote, for the history. */
export type Change = {
  kind: (typeof changeKinds)[number]
  remote: string
  from: string | null
  to: string | null
  /** Why it was made, and why a rule was waived for it. */
  reason?: string
}

/** A change of the registry: what it becomes, and what that did. Pure, so that it can be tried again. */
export type RegistryChange = (registry: Registry) => { registry: Registry; changes: Change[] }

/** One change in the history: who did what when, and the registry it led to. */
export type HistoryEntry = {
  revision: number
  at: string
  by: string
  changes: Change[]
  registry: Registry
}

/** A registry: which versions are live, and the history of changes. */
export type RegistryStore = {
  /** The registry as the last change left it that can be read; empty before the first. */
  read(): Promise<Registry>
  /** The document that pages are made from, of whichever revision; null where there is none. Throws DamagedFileError, also where it was altered. */
  published(): Promise<Published | null>
  /** Every change ever made, or the `newest` so many of them; oldest first, without those whose record is damaged. */
  history(newest?: number): Promise<HistoryEntry[]>
  /**
   * Applies a change to the registry. Of two changes at once the second is applied to the result of the first. Throws
   * what the change throws, and then nothing is changed.
   */
  change(by: string, change: RegistryChange): Promise<HistoryEntry>
  /** Publishes the last change where its process died before it did, or a release could not be read then; never an older one. */
  complete(): Promise<void>
}

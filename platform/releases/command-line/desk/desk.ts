import type { ProvenTuple, Registry } from '@storefront/contract'
import type { HistoryEntry, PromoteOptions, releaseDifferences } from '@storefront/releases'
import type { Rollout } from '../../service/src/wire.ts'
import type { AskedRollout } from '../rollout.ts'

type Versions = Record<string, string>
type Waived = Pick<PromoteOptions, 'withoutServer'>

/** What a person does with releases, in the folder or database itself or through the release service. */
export type Desk = {
  registry(): Promise<Registry>
  /** Oldest first; of a service the last 500. */
  history(): Promise<HistoryEntry[]>
  /** The versions that were published of a remote, or of the shell. */
  versions(name: string): Promise<string[]>
  differences(
    name: string,
    from: string,
    to: string,
  ): Promise<ReturnType<typeof releaseDifferences>>
  /** Each of these makes one change, after a look at what is to go live, and answers it. Throws a sentence. */
  promote(versions: Versions, options: Waived & { onlyProven?: boolean }): Promise<HistoryEntry>
  canary(name: string, version: string, percent: number, options: Waived): Promise<HistoryEntry>
  /** Begins a rollout, which goes on by itself. */
  rollout(asked: AskedRollout): Promise<Rollout>
  rollback(name: string): Promise<HistoryEntry>
  retire(name: string): Promise<HistoryEntry>
  approve(versions: Versions): Promise<HistoryEntry>
  pin(name: string, version: string): Promise<HistoryEntry>
  unpin(name: string, version: string): Promise<HistoryEntry>
  /** A link that shows versions for so many hours, on the site named; a service knows the site of its environment. */
  preview(
    versions: Versions,
    options: { hours: number; site?: string },
  ): Promise<{ url: string; expiresAt: Date }>
  prove(proof: Omit<ProvenTuple, 'by' | 'provenAt'>): Promise<HistoryEntry>
}

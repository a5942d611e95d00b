import type { HistoryEntry, LiveDocument } from '@storefront/contract'
import { historySchema, liveSchema } from '@storefront/contract/releases'
import * as v from 'valibot'
import { DamagedFileError } from '../json-file.ts'
import type { Entries } from './entries.ts'
import { openEntries } from './open-entries.ts'

/** The newest entry cannot be read, so nobody knows what is live. */
export class DamagedEntryError extends DamagedFileError {
  override name = 'DamagedEntryError'
  readonly revision: number

  constructor(revision: number) {
    super(
      `Revision ${revision} of the registry cannot be read. Pages stay as they were, and every change is refused until: npm run registry -- repair`,
    )
    this.revision = revision
  }
}

/** A registry before December 2026. */
export class OlderRegistryError extends DamagedFileError {
  override name = 'OlderRegistryError'

  constructor() {
    super(
      'The registry is of an earlier release of this site: npm run registry -- repair --convert',
    )
  }
}

export const nothingLive: LiveDocument = {
  ...{ revision: 0, at: '', by: '', changes: [] },
  ...{ remotes: {}, releases: {}, fallbacks: {} },
}

/** Reads a registry: a list that only grows, whose newest entry is what is live. */
export class ReadRegistry {
  readonly entries: Entries

  constructor(entries: Entries) {
    this.entries = entries
  }

  /** Reads what is live; `nothingLive` before the first change. Throws DamagedEntryError, OlderRegistryError. */
  async read(): Promise<LiveDocument> {
    return (await this.newer(0)) ?? nothingLive
  }

  /** Reads what is live if its revision is above `after`, else null. Throws DamagedEntryError, OlderRegistryError. */
  async newer(after: number): Promise<LiveDocument | null> {
    const revision = await this.entries.newest(after)
    if (revision !== null) {
      const entry = await this.entry(revision)
      if (entry) return entry
      throw new DamagedEntryError(revision)
    }
    if (after === 0 && (await this.entries.older()).length > 0) throw new OlderRegistryError()
    return null
  }

  /** Null for an entry that cannot be read. */
  async entry(revision: number): Promise<LiveDocument | null> {
    const value = await this.entries.read(revision)
    return v.is(liveSchema, value) && value.revision === revision ? value : null
  }

  /** All changes, or only the last `newest` of them; oldest first, without damaged rows. */
  async history(newest?: number): Promise<HistoryEntry[]> {
    return (await this.entries.rows(newest)).filter((row) => v.is(historySchema, row))
  }
}

/** Opens a registry at `postgres://…` or in a folder. Throws for any other address. */
export async function openRegistry(address: string): Promise<ReadRegistry> {
  return new ReadRegistry(await openEntries(address))
}

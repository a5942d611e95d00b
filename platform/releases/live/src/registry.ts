import type { Published, Registry } from '@storefront/contract'
import { type HistoryEntry, historySchema } from '@storefront/contract/releases'
import * as v from 'valibot'
import { type Documents, type Entry, newestOf } from './documents/documents.ts'
import { openDocuments } from './documents/open-documents.ts'
import { unlessDamaged } from './json-file.ts'
import { asPublished } from './published.ts'

/** Names of the history, a list of changes, and of the document that pages are made from. */
export const [historyName, publishedName] = ['history', 'published']

/** Reads a registry. Its last change has the live versions; storefronts make pages from `published`. */
export class ReadRegistry {
  readonly documents: Documents

  constructor(documents: Documents) {
    this.documents = documents
  }

  /** Null before the first change. Throws DamagedFileError, also for a document that was altered. */
  async published(): Promise<Published | null> {
    return publishedIn(await this.documents.current(publishedName))
  }

  /** The last change, whose `entry` is null if it is damaged; null before the first. */
  async newest(): Promise<{ revision: number; entry: HistoryEntry | null } | null> {
    const newest = await newestOf(this.documents, historyName)
    return newest && { revision: newest.revision, entry: entryOf(newest) }
  }

  /**
   * The registry after the last change, empty before the first. If that entry is damaged, returns the registry of the
   * published document, else that of the last readable entry.
   */
  async read(): Promise<Registry> {
    const newest = await this.newest()
    const seen = await unlessDamaged(this.published())
    const taken = newest?.revision ?? 0
    if (newest?.entry && !(seen && seen.revision > taken)) return newest.entry.registry
    const last = newest ? (await this.history()).at(-1)?.registry : undefined
    if (!seen || seen.revision < (last?.revision ?? 0))
      return { ...(last ?? { remotes: {} }), revision: taken }
    const { releases: _releases, standIns: _standIns, ...registry } = seen
    // A damaged entry still occupies its revision.
    return { ...registry, revision: Math.max(seen.revision, taken) }
  }

  /** All changes, or only the last `newest` of them; oldest first, without damaged entries. */
  async history(newest?: number): Promise<HistoryEntry[]> {
    const entries = await this.documents.list(historyName, newest)
    return entries.flatMap((entry) => entryOf(entry) ?? [])
  }
}

/** Opens a registry at `postgres://…` or in a folder. Throws for any other address. */
export async function openRegistry(address: string): Promise<ReadRegistry> {
  return new ReadRegistry(await openDocuments(address))
}

export async function publishedIn(entry: Entry | null): Promise<Published | null> {
  return entry && asPublished(entry.value, `${publishedName}.json`)
}

/** Null for a damaged entry, or one that states another revision. */
function entryOf({ revision, value }: Entry): HistoryEntry | null {
  const isComplete = v.is(historySchema, value) && value.registry.revision === revision
  return isComplete ? value : null
}

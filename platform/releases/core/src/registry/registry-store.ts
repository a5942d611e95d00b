import { isDeepStrictEqual } from 'node:util'
import type { Published, Registry } from '@storefront/contract'
import * as v from 'valibot'
import {
  appendNext,
  type Documents,
  type Entry,
  newestOf,
  swapNext,
} from '../documents/documents.ts'
import { unlessDamaged } from '../json-file.ts'
import { historySchema } from '../schemas.ts'
import type { HistoryEntry, RegistryChange, RegistryStore } from './history.ts'
import { asPublished } from './published.ts'

/** The names of what the registry keeps: the list of changes, and the one document that pages are made from. */
const [changes, published] = ['history', 'published']

/** Makes that document, with what the one before knows. */
type Publish = (registry: Registry, before: Published | null) => Promise<Published>

const nothing: Registry = { revision: 0, remotes: {} }

/** A registry as a storefront has it: without making changes. */
export type ReadRegistry = Pick<
  DocumentRegistry,
  'documents' | 'read' | 'history' | 'newest' | 'published'
>

/**
 * A registry: the history of changes, the last of which says which versions are live, and the document that pages are made from. A
 * change claims the next revision of the history, which only one can, and is then published. A process killed in the middle
 * leaves either nothing or a claimed revision, which the next change or start publishes, or a service within a minute.
 */
export class DocumentRegistry implements RegistryStore {
  readonly documents: Documents
  private readonly publish: Publish

  constructor(documents: Documents, publish: Publish) {
    this.documents = documents
    this.publish = publish
  }

  async published(): Promise<Published | null> {
    return publishedIn(await this.documents.current(published))
  }

  /** The last change, whether it can be read or not; null before the first. */
  async newest(): Promise<{ revision: number; entry: HistoryEntry | null } | null> {
    const newest = await newestOf(this.documents, changes)
    return newest && { revision: newest.revision, entry: entryOf(newest) }
  }

  /** Where the newest entry of the history is damaged or lost, what is published; else the entry before. */
  async read(): Promise<Registry> {
    const newest = await this.newest()
    const seen = await unlessDamaged(this.published())
    const taken = newest?.revision ?? 0
    if (newest?.entry && !(seen && seen.revision > taken)) return newest.entry.registry
    const last = newest ? (await this.history()).at(-1)?.registry : undefined
    if (!seen || seen.revision < (last?.revision ?? 0))
      return { ...(last ?? nothing), revision: taken }
    const { releases: _releases, standIns: _standIns, ...registry } = seen
    // The number of a revision whose record is damaged stays taken.
    return { ...registry, revision: Math.max(seen.revision, taken) }
  }

  async history(newest?: number): Promise<HistoryEntry[]> {
    const entries = await this.documents.list(changes, newest === undefined ? {} : { newest })
    return entries.flatMap((entry) => entryOf(entry) ?? [])
  }

  async change(by: string, change: RegistryChange): Promise<HistoryEntry> {
    const { value } = await appendNext(this.documents, changes, async () => {
      const current = await this.read()
      const made = change(current)
      const revision = current.revision + 1
      const registry = { ...made.registry, revision }
      const at = new Date().toISOString()
      return { revision, value: { revision, at, by, changes: made.changes, registry } }
    })
    await this.complete()
    return value
  }

  complete(): Promise<void> {
    return swapNext(this.documents, published, async (current) => {
      const before = await unlessDamaged(publishedIn(current))
      const registry = await this.read()
      if (registry.revision === 0) return undefined
      const next = await this.publish(registry, before)
      return isDeepStrictEqual(before, next) ? undefined : next
    })
  }
}

/** Throws DamagedFileError. */
async function publishedIn(entry: Entry | null): Promise<Published | null> {
  return entry && asPublished(entry.value, `${published}.json`)
}

/** Null for an entry that is damaged, or is not of the revision that it stands for. */
function entryOf({ revision, value }: Entry): HistoryEntry | null {
  const isWhole = v.is(historySchema, value) && value.registry.revision === revision
  return isWhole ? value : null
}

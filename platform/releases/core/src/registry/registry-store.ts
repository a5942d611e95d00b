import type { Published, Registry } from '@storefront/contract'
import * as v from 'valibot'
import { appendNext, type Documents, type Entry, newestOf } from '../documents/documents.ts'
import { DamagedFileError, unlessDamaged, valueAs } from '../json-file.ts'
import { historySchema, publishedSchema, registrySchema } from '../schemas.ts'
import type { HistoryEntry, RegistryChange, RegistryStore } from './history.ts'

/** The names of what the registry keeps. In a folder `registry.json` may be edited by hand. */
const [shown, published, changes] = ['registry', 'published', 'history']

/** Makes the document that pages are made from, with what the one before knows. */
type Publish = (registry: Registry, before: Published | null) => Promise<Published>

const nothing: Registry = { revision: 0, remotes: {} }

/**
 * A registry: which versions are live, and the history of changes. A change claims the next revision of the history, which
 * only one can, and is then shown. A process killed in the middle leaves either nothing or a claimed revision that the next
 * change completes.
 */
export class DocumentRegistry implements RegistryStore {
  readonly documents: Documents
  private readonly publish: Publish | undefined

  constructor(documents: Documents, publish?: Publish) {
    this.documents = documents
    this.publish = publish
  }

  /** As pages see it; null where there is none. Throws DamagedFileError. */
  async shown(): Promise<Registry | null> {
    const value = await this.documents.read(shown)
    return value === null ? null : valueAs(registrySchema, value, `${shown}.json`)
  }

  async published(): Promise<Published | null> {
    const value = await this.documents.read(published)
    return value === null ? null : valueAs(publishedSchema, value, `${published}.json`)
  }

  /** Also where what is shown is damaged or missing. */
  async read(): Promise<Registry> {
    return (await this.last()).registry
  }

  /** As the last change left it that can be read. `damage` says that the newest one cannot. */
  async last(): Promise<{ registry: Registry; damage: DamagedFileError | null }> {
    const newest = await newestOf(this.documents, changes)
    const seen = await unlessDamaged(this.shown())
    const entry = newest && entryOf(newest)
    const damage =
      newest && !entry ? new DamagedFileError(`${changes} ${newest.revision} is damaged.`) : null
    if (!newest || (seen && newest.revision <= seen.revision))
      return { registry: seen ?? nothing, damage }
    const last = (entry ?? (await this.history()).at(-1))?.registry ?? nothing
    const known = seen && seen.revision > last.revision ? seen : last
    // The number of a revision whose record is damaged stays taken.
    return { registry: { ...known, revision: newest.revision }, damage }
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
    await this.show()
    return value
  }

  /** Calls back within a second of every change by any process, and now and then without one. Returns a function that stops it. */
  watch(onChange: () => void): () => void {
    return this.documents.watch(shown, onChange)
  }

  /** Shows the newest revision; never an older one than is shown already. */
  private async show(): Promise<void> {
    for (;;) {
      const registry = await this.read()
      const before = await unlessDamaged(this.published())
      // Written before the registry, so that whoever reads that finds this.
      if (this.publish)
        await this.documents.replace(published, await this.publish(registry, before))
      await this.documents.replace(shown, registry)
      // Another process may have replaced a newer one by an older one in between.
      const newest = (await newestOf(this.documents, changes))?.revision ?? 0
      const seen = await unlessDamaged(this.shown())
      const made = this.publish ? await unlessDamaged(this.published()) : seen
      if (seen && made && Math.min(seen.revision, made.revision) >= newest) return
    }
  }
}

/** Null for an entry that is damaged. */
function entryOf({ value }: Entry): HistoryEntry | null {
  return v.is(historySchema, value) ? value : null
}

import { appendNext, type Documents } from '@storefront/releases'
import * as v from 'valibot'
import { type AuditEntry, auditEntry } from '../wire.ts'

const unsaid = {
  roles: [],
  environment: null,
  app: null,
  reason: null,
  revision: null,
  version: null,
  commit: null,
}

/** What is written down of a verb; without `at` it happened now. */
export type AuditLine = Omit<AuditEntry, 'id' | 'at' | keyof typeof unsaid> &
  Partial<Pick<AuditEntry, 'at' | keyof typeof unsaid>>

const list = 'audit'

/** The audit: every change that was asked for, done or refused. Lines are added, never changed or removed. */
export class Audit {
  private readonly documents: Documents
  /** As far as this process has read it. */
  private readonly entries: AuditEntry[] = []
  private last = 0
  private underWay: Promise<void> = Promise.resolve()

  constructor(documents: Documents) {
    this.documents = documents
  }

  /**
   * Resolves when the line is safe. Of a revision of an environment there is one line: where it is there already, nothing
   * is written.
   */
  async append({ at = new Date().toISOString(), ...line }: AuditLine): Promise<void> {
    await appendNext(this.documents, list, async () => {
      const { environment = null, revision } = line
      const isThere = (await this.revisions(environment)).has(revision ?? Number.NaN)
      if (isThere) return null
      return { revision: this.last + 1, value: { at, ...unsaid, ...line } }
    })
  }

  /** The newest `limit` entries, those older than the entry `before`, newest first. */
  async newest(limit: number, before = Number.POSITIVE_INFINITY): Promise<AuditEntry[]> {
    const older = (await this.read()).filter(({ id }) => id < before)
    return older.slice(-limit).reverse()
  }

  /** The first `limit` entries after the entry `id`, oldest first. */
  async after(id: number, limit: number): Promise<AuditEntry[]> {
    return (await this.read()).filter((entry) => entry.id > id).slice(0, limit)
  }

  /** The revisions of an environment's registry that have a line. */
  async revisions(environment: string | null): Promise<Set<number>> {
    const lines = (await this.read()).filter((entry) => entry.environment === environment)
    return new Set(lines.flatMap(({ revision }) => revision ?? []))
  }

  /** Who published the versions of an app, oldest first. */
  async published(name: string): Promise<AuditEntry[]> {
    return (await this.read()).filter(
      ({ version, outcome, app }) => version !== null && outcome === 'done' && app === name,
    )
  }

  /** All entries, those that were added since the last call too. */
  private async read(): Promise<readonly AuditEntry[]> {
    const reading = this.underWay.then(async () => {
      for (const { revision, value } of await this.documents.list(list, { after: this.last })) {
        this.last = revision
        const entry = { ...(value as object), id: revision }
        // A damaged one costs no other.
        if (v.is(auditEntry, entry)) this.entries.push(entry)
      }
    })
    this.underWay = reading.catch(() => undefined)
    await reading
    return this.entries
  }
}

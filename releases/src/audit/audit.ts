import { join } from 'node:path'
import type { Log } from '@storefront/server'
import type { AuditEntry } from '../wire.ts'
import { FileAudit } from './file-audit.ts'

/** What is written down of a verb; without `at` it happened now. */
export type AuditLine = Omit<AuditEntry, 'id' | 'at'> & { at?: string }

/** The audit: every change that was asked for, done or refused. Lines are added, never changed or removed. */
export type Audit = {
  /** Whether other processes write into it too. */
  readonly isShared: boolean
  /**
   * Resolves when the line is safe. Of a revision of an environment there is one line: where it is there already, nothing
   * is written.
   */
  append(line: AuditLine): Promise<void>
  /** The newest `limit` entries, those older than the entry `before`, newest first. */
  newest(limit: number, before?: number): Promise<AuditEntry[]>
  /** The first `limit` entries after the entry `id`, oldest first. */
  after(id: number, limit: number): Promise<AuditEntry[]>
  /** The revisions of an environment's registry that have a line. */
  revisions(environment: string): Promise<Set<number>>
  /** Who published the versions of an app, oldest first. */
  published(app: string): Promise<AuditEntry[]>
  close(): Promise<void>
}

/** The audit of an address: `postgres://…`, else a folder. */
export async function openAudit(address: string, log: Log): Promise<Audit> {
  if (!/^postgres(ql)?:\/\//.test(address)) {
    return FileAudit.open(join(address, 'audit.jsonl'), log)
  }
  const { PostgresAudit } = await import('./postgres-audit.ts')
  return PostgresAudit.open(address)
}

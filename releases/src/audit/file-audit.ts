import { type FileHandle, mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Log } from '@storefront/server'
import * as v from 'valibot'
import { type AuditEntry, auditEntry } from '../wire.ts'
import type { Audit, AuditLine } from './audit.ts'

/** The audit of one process: a file with one JSON object a line, each on the disk before its verb is answered. */
export class FileAudit implements Audit {
  readonly isShared = false
  private readonly file: FileHandle
  private readonly entries: AuditEntry[]
  private turn: Promise<unknown> = Promise.resolve()

  private constructor(file: FileHandle, entries: AuditEntry[]) {
    this.file = file
    this.entries = entries
  }

  static async open(path: string, log: Log): Promise<FileAudit> {
    await mkdir(dirname(path), { recursive: true })
    const file = await open(path, 'a+')
    const text = await file.readFile('utf8')
    const lines = text.split('\n').filter(Boolean)
    const entries = lines.flatMap((line) => entryOf(line) ?? [])
    if (entries.length < lines.length)
      log.error({ path, lines: lines.length - entries.length }, 'lines of the audit are damaged')
    // A process that was killed left a line half written: its caller got no answer.
    if (text !== '' && !text.endsWith('\n')) await file.appendFile('\n')
    return new FileAudit(file, entries)
  }

  append(line: AuditLine): Promise<void> {
    const written = this.turn.then(() => this.write(line))
    this.turn = written.catch(() => undefined)
    return written
  }

  async newest(limit: number, before = Number.POSITIVE_INFINITY): Promise<AuditEntry[]> {
    return this.entries
      .filter(({ id }) => id < before)
      .slice(-limit)
      .reverse()
  }

  async after(id: number, limit: number): Promise<AuditEntry[]> {
    return this.entries.filter((entry) => entry.id > id).slice(0, limit)
  }

  async revisions(environment: string): Promise<Set<number>> {
    const found = this.entries.filter((entry) => entry.environment === environment)
    return new Set(found.flatMap(({ revision }) => revision ?? []))
  }

  async published(app: string): Promise<AuditEntry[]> {
    return this.entries.filter((entry) => isPublication(entry, app))
  }

  async close(): Promise<void> {
    await this.turn
    await this.file.close()
  }

  private async write(line: AuditLine): Promise<void> {
    const { environment, revision } = line
    const isThere = this.entries.some(
      (entry) => entry.environment === environment && entry.revision === revision,
    )
    if (revision !== null && isThere) return
    const id = (this.entries.at(-1)?.id ?? 0) + 1
    const entry: AuditEntry = { id, at: new Date().toISOString(), ...line }
    await this.file.appendFile(`${JSON.stringify(entry)}\n`)
    await this.file.datasync()
    this.entries.push(entry)
  }
}

function isPublication({ version, outcome, app }: AuditEntry, name: string): boolean {
  return version !== null && outcome === 'done' && app === name
}

/** Null for a line that was not written whole. */
function entryOf(line: string): AuditEntry | null {
  try {
    return v.parse(auditEntry, JSON.parse(line))
  } catch {
    return null
  }
}

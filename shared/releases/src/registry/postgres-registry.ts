import { setTimeout as pause } from 'node:timers/promises'
import type { Registry } from '@storefront/contract'
import { Pool } from 'pg'
import { valueAs } from '../json-file.ts'
import { historySchema } from '../schemas.ts'
import { listen } from './listen.ts'
import { nextEntry } from './registry-changes.ts'
import type { HistoryEntry, RegistryChange, RegistryStore } from './registry-store.ts'

/** The channel on which each change is announced. */
export const channel = 'registry_revisions'

/** The advisory lock under which the table is made; any number, the same in every process. */
const tableLock = 7_205_542

const makeTable = `
  select pg_advisory_xact_lock(${tableLock});
  create table if not exists registry_revisions (
    revision integer primary key,
    at timestamptz not null,
    by text not null,
    changes jsonb not null,
    registry jsonb not null
  )`

/** One statement is one transaction: a revision can be read when it is announced. */
const insertAndNotify = `
  with added as (
    insert into registry_revisions (revision, at, by, changes, registry)
    values ($1, $2, $3, $4, $5) on conflict (revision) do nothing returning revision
  )
  select pg_notify('${channel}', revision::text) from added`

const newestFirst = `
  select revision, at, by, changes, registry from registry_revisions order by revision desc limit $1`

/** Timeout of a database that is down or hangs, in ms. */
const timeouts = { connectionTimeoutMillis: 10_000, query_timeout: 10_000 }

/** How often watchers poll, in ms. */
const lookEveryMs = 1000

/**
 * The registry in PostgreSQL, for storefronts on many machines: a row for each revision, never written again. A change
 * inserts the next one. Of two at once the key lets one through, and the other is applied to what that one left. Reading
 * needs no more than the right to select.
 */
export class PostgresRegistry implements RegistryStore {
  private readonly config: { connectionString: string } & typeof timeouts
  private readonly pool: Pool

  constructor(connectionString: string, traced: (pool: Pool) => Pool = (pool) => pool) {
    this.config = { connectionString, ...timeouts }
    // A command ends when its work is done, without closing anything.
    const pool = new Pool({ ...this.config, max: 4, allowExitOnIdle: true })
    // The pool replaces an idle connection that breaks; without a listener it would end the process.
    pool.on('error', () => undefined)
    this.pool = traced(pool)
  }

  async read(): Promise<Registry> {
    const [newest] = await this.history(1)
    return newest?.registry ?? { revision: 0, remotes: {} }
  }

  async history(newest?: number): Promise<HistoryEntry[]> {
    try {
      const { rows } = await this.pool.query(newestFirst, [newest ?? null])
      return rows.map(entryOf).reverse()
    } catch (error) {
      if (isTableMissing(error)) return []
      throw error
    }
  }

  async change(by: string, change: RegistryChange): Promise<HistoryEntry> {
    for (let attempt = 0; ; attempt++) {
      const entry = nextEntry(await this.read(), by, change)
      if (await this.insert(entry)) return entry
      // The more storefronts there are, the more spread out they reconnect.
      await pause(Math.random() * Math.min(500, 20 * 2 ** attempt))
    }
  }

  watch(onChange: () => void): () => void {
    const looks = setInterval(onChange, lookEveryMs)
    const stopListening = listen(this.config, channel, onChange)
    return () => {
      clearInterval(looks)
      stopListening()
    }
  }

  /** Closes its connections. */
  close(): Promise<void> {
    return this.pool.end()
  }

  /** False when another process wrote the revision, or there was no table yet. */
  private async insert({ revision, at, by, changes, registry }: HistoryEntry): Promise<boolean> {
    const values = [revision, at, by, JSON.stringify(changes), JSON.stringify(registry)]
    try {
      const { rowCount } = await this.pool.query(insertAndNotify, values)
      return rowCount === 1
    } catch (error) {
      if (!isTableMissing(error)) throw error
      await this.pool.query(makeTable)
      return false
    }
  }
}

function isTableMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '42P01'
}

/** Throws DamagedFileError for a row that is not what it should be. */
function entryOf(row: { revision: number; at: Date }): HistoryEntry {
  return valueAs(historySchema, { ...row, at: row.at.toISOString() }, `revision ${row.revision}`)
}

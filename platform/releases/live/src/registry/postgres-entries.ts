import type { HistoryEntry } from '@storefront/contract'
import { Pool } from 'pg'
import { type Entries, type OlderEntry, rowOf } from './entries.ts'

/** Advisory lock while the table is made; any number, the same in every process. */
const tableLock = 7_205_542

/** Table of entries. Triggers refuse to change or remove one. */
const makeTable = `
  select pg_advisory_xact_lock(${tableLock});
  create table if not exists registry_entries (
    revision integer primary key,
    -- Row of the history, which is read without the document.
    change json not null,
    -- Hashes are of the text: jsonb would change it.
    document json not null
  );
  create or replace function refuse_registry_change() returns trigger language plpgsql as
    $$ begin raise exception 'the registry is append-only'; end $$;
  create or replace trigger append_only before update or delete on registry_entries
    for each row execute function refuse_registry_change();
  create or replace trigger append_only_as_a_whole before truncate on registry_entries
    for each statement execute function refuse_registry_change();`

/** Timeouts in ms. */
const timeouts = { connectionTimeoutMillis: 5000, query_timeout: 10_000 }

/** Entries in PostgreSQL. Readers need only the right to select. */
export class PostgresEntries implements Entries {
  private readonly pool: Pool

  constructor(connectionString: string) {
    // Lets a command end without closing the pool.
    this.pool = new Pool({ connectionString, ...timeouts, max: 4, allowExitOnIdle: true })
    // The pool replaces an idle connection that breaks. Without a listener, the error would end the process.
    this.pool.on('error', () => undefined)
  }

  async newest(after = 0): Promise<number | null> {
    const sql = 'select max(revision) as revision from registry_entries where revision > $1'
    const [row] = await this.found<{ revision: number | null }>(sql, [after])
    return row?.revision ?? null
  }

  async read(revision: number): Promise<unknown> {
    const sql = 'select document from registry_entries where revision = $1'
    return (await this.found<{ document: unknown }>(sql, [revision]))[0]?.document ?? null
  }

  async rows(newest: number | null = null): Promise<unknown[]> {
    // `limit null` means no limit.
    const sql = 'select change from registry_entries order by revision desc limit $1'
    return (await this.found<{ change: unknown }>(sql, [newest])).map((row) => row.change).reverse()
  }

  async append(entry: HistoryEntry): Promise<boolean> {
    const sql = `insert into registry_entries (revision, change, document) values ($1, $2, $3)
      on conflict (revision) do nothing returning revision`
    const texts = [rowOf(entry), entry].map((value) => JSON.stringify(value))
    const insert = () => this.pool.query(sql, [entry.revision, ...texts])
    let answer = await insert().catch(unlessNoTable)
    if (!answer) {
      await this.pool.query(makeTable)
      answer = await insert()
    }
    return answer.rowCount === 1
  }

  older(): Promise<OlderEntry[]> {
    const sql = `select revision, value from release_documents
      where name = 'history' and revision > 0 order by revision`
    return this.found<OlderEntry>(sql, [])
  }

  /** Rows; none before the first change has made the table. */
  private async found<Row extends object>(sql: string, values: unknown[]): Promise<Row[]> {
    return (await this.pool.query<Row>(sql, values).catch(unlessNoTable))?.rows ?? []
  }
}

/** Returns null for an error about a missing table, rethrows any other. */
function unlessNoTable(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === '42P01') return null
  throw error
}

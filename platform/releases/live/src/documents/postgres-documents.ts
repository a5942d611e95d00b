import { Pool } from 'pg'
import * as v from 'valibot'
import type { Documents, Entry, VersionTag } from './documents.ts'

const insert = `
  insert into release_documents (name, revision, value, stays) values ($1, $2, $3, true)
  on conflict (name, revision) do nothing returning name`

/** A document is entry 0 of its name. Its value contains its revision, the number of its changes. */
const document = 'select revision, value from release_documents where name = $1 and revision = 0'

const stamp = `
  select coalesce(value->>'revision', '') as mark, coalesce((value->>'at')::timestamptz, now()) as changed
  from release_documents where name = $1 and revision = 0`

const swap = `
  insert into release_documents (name, revision, value, stays)
  select $1, 0, json_build_object('revision', $2::integer + 1, 'at', now(), 'value', $3::json), false
  where $2::integer = coalesce(
    (select (value->>'revision')::integer from release_documents where name = $1 and revision = 0), 0)
  on conflict (name, revision) do update set value = excluded.value
    where coalesce((release_documents.value->>'revision')::integer, 0) = $2::integer
  returning name`

const counted = v.object({ revision: v.number(), value: v.optional(v.unknown()) })

/** `limit null` means no limit. */
const select = `
  select revision, value from release_documents
  where name = $1 and revision > 0 order by revision desc limit $2`

/** Advisory lock while the table is made; any number, the same in every process. */
const tableLock = 7_205_542

/** Table of documents. Triggers refuse to change or remove entries of a list. */
const makeTable = `
  select pg_advisory_xact_lock(${tableLock});
  create table if not exists release_documents (
    name text not null,
    revision integer not null,
    -- Hashes are of the text: jsonb would change it.
    value json not null,
    stays boolean not null,
    primary key (name, revision)
  );
  create or replace function refuse_document_change() returns trigger language plpgsql as
    $$ begin raise exception 'the list is append-only'; end $$;
  create or replace trigger append_only before update or delete on release_documents
    for each row when (old.stays) execute function refuse_document_change();
  create or replace trigger append_only_as_a_whole before truncate on release_documents
    for each statement execute function refuse_document_change();`

/** Timeouts in ms. */
const timeouts = { connectionTimeoutMillis: 5000, query_timeout: 10_000 }

/** Documents in PostgreSQL, a row for each entry. Readers need only the right to select. */
export class PostgresDocuments implements Documents {
  private readonly pool: Pool

  constructor(connectionString: string) {
    // Lets a command end without closing the pool.
    this.pool = new Pool({ connectionString, ...timeouts, max: 4, allowExitOnIdle: true })
    // The pool replaces an idle connection that breaks. Without a listener, the error would end the process.
    this.pool.on('error', () => undefined)
  }

  async list(name: string, newest?: number): Promise<Entry[]> {
    return (await this.found<Entry>(select, [name, newest ?? null])).reverse()
  }

  async append(name: string, { revision, value }: Entry): Promise<boolean> {
    return (await this.query(insert, [name, revision, JSON.stringify(value)])).length === 1
  }

  async current(name: string): Promise<Entry | null> {
    const [row] = await this.found<Entry>(document, [name])
    const { success, output } = v.safeParse(counted, row?.value)
    return success ? { value: null, ...output } : null
  }

  async stamp(name: string): Promise<VersionTag | null> {
    return (await this.found<VersionTag>(stamp, [name]))[0] ?? null
  }

  async swap(name: string, revision: number, value: unknown): Promise<boolean> {
    return (await this.query(swap, [name, revision, JSON.stringify(value)])).length === 1
  }

  /** Rows; none if there is no table and this role may not make it. */
  private async found<Row extends object>(sql: string, values: unknown[]): Promise<Row[]> {
    return this.query<Row>(sql, values).catch((error: unknown) => {
      if (codeOf(error) === codes.mayNot) return []
      throw error
    })
  }

  /** Runs a statement, and makes the table first if it is missing. */
  private async query<Row extends object>(sql: string, values: unknown[]): Promise<Row[]> {
    const query = async () => (await this.pool.query<Row>(sql, values)).rows
    try {
      return await query()
    } catch (error) {
      if (codeOf(error) !== codes.noTable) throw error
      await this.pool.query(makeTable)
      return query()
    }
  }
}

const codes = { noTable: '42P01', mayNot: '42501' }

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : null
}

import type { Pool } from 'pg'
import * as v from 'valibot'
import { openPool } from '../database/open-pool.ts'
import { type AuditEntry, auditEntry } from '../wire.ts'
import type { Audit, AuditLine } from './audit.ts'

/** Any number, the same in every process: lines are added one at a time, so that they appear in the order of their ids. */
const auditLock = 7_205_543

const makeTable = `
  select pg_advisory_xact_lock(${auditLock});
  create table if not exists release_audit (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    environment text,
    revision integer,
    line jsonb not null,
    unique (environment, revision)
  );
  create or replace function refuse_audit_change() returns trigger language plpgsql as
    $$ begin raise exception 'the audit is append-only'; end $$;
  create or replace trigger append_only before update or delete or truncate on release_audit
    for each statement execute function refuse_audit_change()`

const insert = `
  insert into release_audit (at, environment, revision, line)
  values ($1, $2, $3, $4) on conflict (environment, revision) do nothing`

/** The audit of any number of processes: a table that refuses everything but inserts. */
export class PostgresAudit implements Audit {
  readonly isShared = true
  private readonly pool: Pool

  private constructor(pool: Pool) {
    this.pool = pool
  }

  static async open(address: string): Promise<PostgresAudit> {
    return new PostgresAudit(await openPool(address, makeTable))
  }

  async append({ at = new Date().toISOString(), ...line }: AuditLine): Promise<void> {
    const client = await this.pool.connect()
    try {
      await client.query('begin')
      await client.query('select pg_advisory_xact_lock($1)', [auditLock])
      await client.query(insert, [at, line.environment, line.revision, JSON.stringify(line)])
      await client.query('commit')
    } catch (error) {
      await client.query('rollback').catch(() => undefined)
      throw error
    } finally {
      client.release()
    }
  }

  newest(limit: number, before = Number.MAX_SAFE_INTEGER): Promise<AuditEntry[]> {
    return this.entries('where id < $1 order by id desc limit $2', [before, limit])
  }

  after(id: number, limit: number): Promise<AuditEntry[]> {
    return this.entries('where id > $1 order by id limit $2', [id, limit])
  }

  async revisions(environment: string): Promise<Set<number>> {
    const query =
      'select revision from release_audit where environment = $1 and revision is not null'
    const { rows } = await this.pool.query<{ revision: number }>(query, [environment])
    return new Set(rows.map(({ revision }) => revision))
  }

  published(app: string): Promise<AuditEntry[]> {
    const which = `where line @> $1 and line->>'version' is not null order by id`
    return this.entries(which, [JSON.stringify({ outcome: 'done', app })])
  }

  close(): Promise<void> {
    return this.pool.end()
  }

  private async entries(which: string, values: (string | number)[]): Promise<AuditEntry[]> {
    const { rows } = await this.pool.query<{ id: string; at: Date; line: object }>(
      `select id, at, line from release_audit ${which}`,
      values,
    )
    return rows.map(({ id, at, line }) =>
      v.parse(auditEntry, { ...line, id: Number(id), at: at.toISOString() }),
    )
  }
}

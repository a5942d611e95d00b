import { fileURLToPath } from 'node:url'
import type { Log } from '@storefront/server'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Connection, Database } from './connect.ts'

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

/** Advisory lock of migrations and seeding; any number, the same in every process. */
const lockNumber = 7_205_514

/**
 * Applies new migrations in one transaction, so a crash leaves the former schema. Safe in several processes at once.
 */
export async function migrate({ db, engine }: Connection, log: Log): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder })
  await alone(db, async (tx) => {
    await tx.execute(sql`create table if not exists migration (
      hash text primary key, applied_at timestamptz not null default now())`)
    for (const migration of migrations) {
      const known = await tx.execute(sql`select 1 from migration where hash = ${migration.hash}`)
      if (rowsOf(known).length > 0) continue
      for (const statement of migration.sql) await tx.execute(sql.raw(statement))
      await tx.execute(sql`insert into migration (hash) values (${migration.hash})`)
    }
  })
  log.info({ engine }, 'database ready')
}

/** Runs `work` while no other process migrates or seeds, without the time limit of statements. */
export async function alone<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`select pg_advisory_xact_lock(${lockNumber})`)
    return work(tx)
  })
}

export function rowsOf<Row>(result: unknown): Row[] {
  return (result as { rows: Row[] }).rows
}

import type { Log } from '@storefront/server'
import { seed } from '../seed/seed.ts'
import type { Connection } from './connect.ts'
import { migrate } from './migrate.ts'

/** Migrates and seeds the database. Safe to run in several processes at once. */
export async function prepareDatabase({ db, engine }: Connection, log: Log): Promise<void> {
  await migrate(db)
  log.info({ engine, catalogue: await seed(db) }, 'database ready')
}

import type { Log } from '@storefront/server'
import { seed } from '../seed/seed.ts'
import type { Connection } from './connect.ts'
import { migrate } from './migrate.ts'

/** Brings the database to this version's tables and catalogue. Several processes may do it at the same time. */
export async function prepareDatabase({ db, engine }: Connection, log: Log): Promise<void> {
  await migrate(db)
  log.info({ engine, catalogue: await seed(db) }, 'database ready')
}

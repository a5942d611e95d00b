import { resolve } from 'node:path'
import { setImmediate as turnOfEventLoop } from 'node:timers/promises'
import { type Log, type Tracing, within } from '@storefront/server'
import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { ProviderSettings } from '../settings.ts'
import { databaseAnswerMs } from '../times.ts'
import { lockDirectory } from './directory-lock.ts'

/** The database or a transaction, on either engine. */
export type Database = PgDatabase<PgQueryResultHKT>

export type Connection = {
  db: Database
  engine: 'postgres' | 'pglite'
  /** Takes a consistent compressed archive of the embedded database; null for PostgreSQL, which has its own tools. */
  backup: (() => Promise<Blob>) | null
  close(): Promise<void>
}

export type ConnectOptions = Pick<
  ProviderSettings,
  'databaseUrl' | 'dataDir' | 'log' | 'tracing'
> & {
  /** Backup to restore into a database in memory. */
  restored?: Blob
}

/** PGlite zeroes its buffers at start, 128 MB by default. One agency needs a fraction. */
const smallBuffers = ['-c', 'shared_buffers=16MB']

/**
 * Least and most query time in ms between two turns of the event loop. In between, the time is as long as the last turn
 * took. A turn after each query would delay the queries of many readers.
 */
const [withoutTurnMs, mostWithoutTurnMs] = [5, 100]

/** Opens PostgreSQL or the embedded database. Throws if another process has locked the folder. */
export async function connect(options: ConnectOptions): Promise<Connection> {
  const { databaseUrl, dataDir, restored, log, tracing } = options
  if (databaseUrl) return connectPostgres(databaseUrl, tracing, log)
  if (dataDir.startsWith('memory://')) return connectPglite('memory://', tracing, restored)
  const directory = resolve(dataDir)
  // PGlite lets a second process open the same folder, and then commits of both are lost.
  const release = await lockDirectory(directory)
  try {
    const connection = await connectPglite(resolve(directory, 'database'), tracing)
    return { ...connection, close: () => connection.close().finally(release) }
  } catch (error) {
    release()
    throw error
  }
}

async function connectPglite(
  dataDir: string,
  tracing: Tracing,
  loadDataDir?: Blob,
): Promise<Connection> {
  const { PGlite } = await import('@electric-sql/pglite')
  const { drizzle } = await import('drizzle-orm/pglite')
  const startParams = [...PGlite.defaultStartParams, ...smallBuffers]
  const client = await PGlite.create(dataDir, { startParams, ...(loadDataDir && { loadDataDir }) })
  // PGlite runs in this thread and answers in microtasks, so a burst of queries would block the event loop to its end.
  const oneAtATime = client._runExclusiveTransaction.bind(client)
  let [lastTurn, turnMs] = [performance.now(), 0]
  client._runExclusiveTransaction = (work) =>
    oneAtATime(async () => {
      const now = performance.now()
      if (now - lastTurn > Math.min(mostWithoutTurnMs, Math.max(withoutTurnMs, turnMs))) {
        await turnOfEventLoop()
        lastTurn = performance.now()
        turnMs = lastTurn - now
      }
      return work()
    })
  return {
    db: drizzle({ client: tracing.client(client) }),
    engine: 'pglite',
    backup: () => client.dumpDataDir('gzip'),
    close: () => client.close(),
  }
}

async function connectPostgres(
  connectionString: string,
  tracing: Tracing,
  log: Log,
): Promise<Connection> {
  const { Pool } = await import('pg')
  const { drizzle } = await import('drizzle-orm/node-postgres')
  const pool = new Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 15_000,
  })
  // The pool replaces lost connections. Without a listener, losing one between two statements of a transaction would
  // end the process.
  pool.on('error', (error) => log.warn({ error }, 'database connection lost'))
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ error }, 'database connection lost'))
  })
  const client = tracing.client(pool)
  const db: Database = drizzle({ client })
  // Drizzle releases a connection only after a successful BEGIN. Ten connections lost at that moment would empty the
  // pool for good.
  db.transaction = async (work, config) => {
    const lent = await client.connect()
    try {
      return await (drizzle({ client: lent }) as Database).transaction(work, config)
    } finally {
      lent.release()
    }
  }
  return { db, engine: 'postgres', backup: null, close: () => pool.end() }
}

/** True when the database can be reached; false also while it hangs. */
export function answers(db: Pick<Database, 'execute'>): Promise<boolean> {
  const answer = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
  return within(answer, databaseAnswerMs, false)
}

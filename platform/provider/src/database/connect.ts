import { resolve } from 'node:path'
import { setImmediate as turnOfEventLoop } from 'node:timers/promises'
import type { Log, Tracing } from '@storefront/server'
import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { ProviderSettings } from '../settings.ts'
import { lockDirectory } from './directory-lock.ts'

/** The database or a transaction of it; both engines look the same from here. */
export type Database = PgDatabase<PgQueryResultHKT>

export type Connection = {
  db: Database
  engine: 'postgres' | 'pglite'
  /** The embedded database's files as they are between two statements, as a compressed archive; PostgreSQL has its own tools: null. */
  backup: (() => Promise<Blob>) | null
  close(): Promise<void>
}

export type ConnectOptions = Pick<
  ProviderSettings,
  'databaseUrl' | 'dataDir' | 'log' | 'tracing'
> & {
  /** A backup that a database in memory begins as. */
  restored?: Blob
}

/** The usual 128 MB are filled with zeros at the start; catalogue and bookings of one agency need a fraction of them. */
const smallBuffers = ['-c', 'shared_buffers=16MB']

/**
 * The event loop has its turn after this time of queries, in ms, or after as long as its last turn took, up to the second:
 * after each, queries would wait for all that a crowd asks.
 */
const [withoutTurnMs, mostWithoutTurnMs] = [5, 100]

/** Opens PostgreSQL, or the embedded database in its folder. Throws when another process has that folder. */
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
  // PGlite works in this thread, and its answers are microtasks: without turns of the event loop between queries and
  // transactions, a rush of them would stop everything else until the last one is done.
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
  // A connection that breaks is replaced: by the pool where it was idle, by its user otherwise. Without a
  // listener, one that breaks between two statements of a transaction would end the process.
  pool.on('error', (error) => log.warn({ error }, 'database connection lost'))
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ error }, 'database connection lost'))
  })
  const client = tracing.client(pool)
  const db: Database = drizzle({ client })
  // Drizzle gives a connection back only after a BEGIN that worked: each one lost just then would be missing from the
  // pool for ever, and after ten of them nothing would answer any more.
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

/** True when the database can be reached. */
export async function answers(db: Database): Promise<boolean> {
  try {
    await db.execute(sql`select 1`)
    return true
  } catch {
    // Not ready is the answer; the failing queries of real requests are what gets logged.
    return false
  }
}

import { randomUUID } from 'node:crypto'
import { type Postgres, startPostgres } from '@storefront/postgres'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { connect, type Database } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'
import { createLog } from '../http/log.ts'
import { type OpenProvider, openProvider, type ProviderParts } from '../provider.ts'
import { seed } from '../seed/seed.ts'
import type { ProviderSettings } from '../settings.ts'
import { untraced } from '../tracing/tracing.ts'

/** Every promise about the database is tested on both: PGlite runs one thing at a time and hides races. */
export const engines = ['pglite', 'postgres'] as const

export type Engine = (typeof engines)[number]

export const silentLog = createLog('silent')

export type TestBench = {
  provider: OpenProvider
  /** What the provider was opened with, to open another on the same database (PostgreSQL only). */
  settings: Partial<ProviderSettings>
  /** Moves the provider's clock. */
  setNow(now: string): void
  db: Database
}

/** Opens a provider for the tests of one `describe` and closes it after them. The clock stands at 2026-11-20, noon in Cancún, until moved. */
export function useProvider(
  engine: Engine,
  options: { settings?: Partial<ProviderSettings>; parts?: ProviderParts } = {},
): TestBench {
  let now = new Date('2026-11-20T17:00:00Z')
  let provider: OpenProvider | undefined
  let settings: Partial<ProviderSettings> = {}
  let dropDatabase = async () => {}

  beforeAll(async () => {
    settings = {
      dataDir: 'memory://',
      secret: randomUUID(),
      log: silentLog,
      sandboxPayments: true,
      bookingsPerMinute: 100_000,
      unpaidPlaces: 100_000,
      ...options.settings,
    }
    if (engine === 'postgres') {
      const database = await makeDatabase()
      settings.databaseUrl = database.url
      dropDatabase = database.drop
    }
    provider = await openProvider(settings, {
      now: () => now,
      sweeps: false,
      ...(engine === 'pglite' && { restored: await filledDatabase() }),
      ...options.parts,
    })
  }, 60_000)

  afterAll(async () => {
    await provider?.close()
    await dropDatabase()
  }, 60_000)

  return {
    get provider() {
      if (!provider) throw new Error('the provider is opened before the tests, not before describe')
      return provider
    },
    get settings() {
      return settings
    },
    get db() {
      return this.provider.desk.db
    },
    setNow: (moment) => {
      now = new Date(moment)
    },
  }
}

let filled: Promise<Blob> | undefined

/** An embedded database with the catalogue: filled once for all files of tests in this process, since a copy takes less. */
function filledDatabase(): Promise<Blob> {
  filled ??= (async () => {
    const { db, backup, close } = await connect(
      { databaseUrl: null, dataDir: 'memory://', tracing: untraced },
      silentLog,
    )
    await migrate(db)
    await seed(db)
    const copy = await backup?.()
    await close()
    if (!copy) throw new Error('The embedded database makes no backup.')
    return copy
  })()
  return filled
}

let server: Promise<Postgres> | undefined
let users = 0

/** An empty database on the server of DATABASE_URL, or on one of this test file's own. */
export async function makeDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `provider_test_${randomUUID().replaceAll('-', '').slice(0, 12)}`
  const given = process.env.DATABASE_URL
  if (given) {
    await runOn(given, `create database ${name}`)
    const url = new URL(given)
    url.pathname = `/${name}`
    return { url: url.href, drop: () => runOn(given, `drop database ${name} with (force)`) }
  }
  server ??= startPostgres()
  users++
  const started = await server
  await runOn(started.url('postgres'), `create database ${name}`)
  return {
    url: started.url(name),
    drop: async () => {
      users--
      if (users > 0) return
      server = undefined
      await started.stop()
    },
  }
}

async function runOn(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  await drizzle({ client }).execute(sql.raw(statement))
  await client.end()
}

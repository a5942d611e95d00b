import { randomUUID } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Postgres, startPostgres } from '@storefront/postgres'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { openProvider, type Provider, type ProviderParts } from '../provider.ts'
import type { ProviderSettings } from '../settings.ts'
import { fill, filledDatabase, silentLog, unpack } from './filled-database.ts'

/** Noon in Cancún. */
const start = Date.parse('2026-11-20T17:00:00Z')

/** Opens a provider for the tests of one `describe`, usually on PostgreSQL, which opens faster. Its clock stands still. */
export function useProvider(
  options: { engine?: 'pglite'; settings?: Partial<ProviderSettings>; parts?: ProviderParts } = {},
) {
  const { engine = 'postgres' } = options
  let now = new Date(start)
  let provider: Provider | undefined
  let settings: Partial<ProviderSettings> = {}
  let dropDatabase = async () => {}

  beforeAll(async () => {
    settings = {
      dataDir: 'memory://',
      secret: randomUUID(),
      log: silentLog,
      sandboxPayments: true,
      bookingsPerMinute: 100_000,
      requestsPerDay: 100_000,
      messagesPerDay: 100_000,
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
  }, 120_000)

  afterAll(async () => {
    await provider?.close()
    await dropDatabase()
  }, 120_000)

  const opened = () => {
    if (!provider) throw new Error('the provider is opened before the tests, not before describe')
    return provider
  }
  return {
    get provider() {
      return opened()
    },
    /** Settings of the provider, to open another on the same database (PostgreSQL only). */
    get settings() {
      return settings
    },
    get db() {
      return opened().deps.db
    },
    now: () => now,
    /** Sets the provider's clock to so many minutes after it started. */
    later: (minutes: number) => {
      now = new Date(start + minutes * 60_000)
    },
  }
}

/** Makes the data folder of a provider on PGlite, with the catalogue. */
export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'provider-'))
  await unpack(await filledDatabase(), join(folder, 'database'))
  return folder
}

let server: Promise<Postgres> | undefined

/** PostgreSQL server for all test files of this process, with which it ends. */
const ownServer = () => (server ??= startPostgres())

let template: Promise<string> | undefined

/** Name of a template database with the catalogue, filled once because copying is faster. */
function filledTemplate(): Promise<string> {
  template ??= (async () => {
    const name = 'filled'
    const started = await ownServer()
    await runOn(started.url('postgres'), `create database ${name}`)
    await fill({ databaseUrl: started.url(name), dataDir: '' })
    return name
  })()
  return template
}

/** Makes a database with the catalogue on this process's server, or an empty one on the server of DATABASE_URL. */
async function makeDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `provider_test_${randomUUID().replaceAll('-', '').slice(0, 12)}`
  const given = process.env.DATABASE_URL
  const url = new URL(given ?? (await ownServer()).url('postgres'))
  const admin = url.href
  await runOn(admin, `create database ${name}${given ? '' : ` template ${await filledTemplate()}`}`)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => runOn(admin, `drop database ${name} with (force)`) }
}

async function runOn(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  await drizzle({ client }).execute(sql.raw(statement))
  await client.end()
}

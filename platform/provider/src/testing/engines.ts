import { execFile } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { type Postgres, startPostgres } from '@storefront/postgres'
import { createLog, untraced } from '@storefront/server'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { connect, type Database } from '../database/connect.ts'
import { migrate, migrationsFolder } from '../database/migrate.ts'
import { openProvider, type Provider, type ProviderParts } from '../provider.ts'
import { loadCatalogue } from '../seed/load.ts'
import type { ProviderSettings } from '../settings.ts'

/** Engines, for tests of their differences. All other tests run on PostgreSQL, which opens faster. */
export const engines = ['pglite', 'postgres'] as const

export type Engine = (typeof engines)[number]

export const silentLog = createLog('silent')

export type TestBench = {
  provider: Provider
  /** Settings of the provider, to open another on the same database (PostgreSQL only). */
  settings: Partial<ProviderSettings>
  /** Time of the provider's clock. */
  now(): Date
  /** Sets the provider's clock to so many minutes after it started. */
  later(minutes: number): void
  db: Database
}

/** Noon in Cancún. */
const start = Date.parse('2026-11-20T17:00:00Z')

/** Opens a provider for the tests of one `describe`, and closes it after them. Its clock stands still. */
export function useProvider(
  options: { engine?: Engine; settings?: Partial<ProviderSettings>; parts?: ProviderParts } = {},
): TestBench {
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

  return {
    get provider() {
      if (!provider) throw new Error('the provider is opened before the tests, not before describe')
      return provider
    },
    get settings() {
      return settings
    },
    get db() {
      return this.provider.deps.db
    },
    now: () => now,
    later: (minutes) => {
      now = new Date(start + minutes * 60_000)
    },
  }
}

let filled: Promise<Blob> | undefined

/**
 * Backup of an embedded database with the catalogue. Making one takes 10 s of processor time, so it is cached on disk
 * for this version of PGlite and these migrations. Opening it updates the catalogue.
 */
function filledDatabase(): Promise<Blob> {
  filled ??= (async () => {
    const pglite = new URL('../package.json', import.meta.resolve('@electric-sql/pglite'))
    const hash = createHash('sha256').update(await readFile(pglite))
    for (const migration of readMigrationFiles({ migrationsFolder })) hash.update(migration.hash)
    const name = `provider-${hash.digest('hex').slice(0, 16)}.tgz`
    const file = join(import.meta.dirname, '../../node_modules/.cache', name)
    if (existsSync(file)) return new Blob([await readFile(file)])
    const copy = await fill({ databaseUrl: null, dataDir: 'memory://' })
    if (!copy) throw new Error('The embedded database makes no backup.')
    await mkdir(dirname(file), { recursive: true })
    // Renamed in one step, because another process may read it.
    await writeFile(`${file}.${process.pid}`, copy.stream())
    await rename(`${file}.${process.pid}`, file)
    return copy
  })()
  return filled
}

/** Fills an empty database with the catalogue. Returns a backup if it is embedded. */
async function fill(at: {
  databaseUrl: string | null
  dataDir: string
}): Promise<Blob | undefined> {
  const connection = await connect({ ...at, log: silentLog, tracing: untraced })
  await migrate(connection, silentLog)
  await loadCatalogue(connection.db, { log: silentLog, sampleRecords: false })
  const copy = await connection.backup?.()
  await connection.close()
  return copy
}

/** Makes the data folder of a provider that runs in its own process. For PGlite it has a database with the catalogue. */
export async function makeFolder(engine: Engine): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'provider-'))
  if (engine !== 'pglite') return folder
  await unpack(await filledDatabase(), join(folder, 'database'))
  return folder
}

/** Restores a backup into the folder of an embedded database, as an operator does. */
export async function unpack(backup: Blob, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const archive = `${folder}.tgz`
  await writeFile(archive, Buffer.from(await backup.arrayBuffer()))
  await promisify(execFile)('tar', ['-xzf', archive, '-C', folder])
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
export async function makeDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
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

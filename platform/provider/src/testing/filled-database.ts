import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { createLog, untraced } from '@storefront/server'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { connect } from '../database/connect.ts'
import { migrate, migrationsFolder } from '../database/migrate.ts'
import { loadCatalogue } from '../seed/load.ts'

export const silentLog = createLog('silent')

let filled: Promise<Blob> | undefined

/**
 * Backup of an embedded database with the catalogue. Making one takes 10 s of processor time, so it is cached on disk
 * for this version of PGlite and these migrations. Opening it updates the catalogue.
 */
export function filledDatabase(): Promise<Blob> {
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
export async function fill(at: {
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

/** Restores a backup into the folder of an embedded database, as an operator does. */
export async function unpack(backup: Blob, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const archive = `${folder}.tgz`
  await writeFile(archive, Buffer.from(await backup.arrayBuffer()))
  await promisify(execFile)('tar', ['-xzf', archive, '-C', folder])
  await rm(archive)
}

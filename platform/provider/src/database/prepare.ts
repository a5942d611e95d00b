import { loadCatalogue, type SeedOutcome } from '../seed/load.ts'
import { missingPictures } from '../seed/picture-files.ts'
import { readCatalogueFiles } from '../seed/read-files.ts'
import type { ProviderSettings } from '../settings.ts'
import type { Connection, Database } from './connect.ts'
import { migrate } from './migrate.ts'

type Settings = Pick<ProviderSettings, 'log' | 'sampleRecords'>

/** Migrates the database and loads the catalogue. Safe to run in several processes at once. */
export async function prepareDatabase(
  { db, engine }: Connection,
  settings: Settings,
  replace = false,
): Promise<SeedOutcome> {
  await migrate(db)
  settings.log.info({ engine }, 'database ready')
  return reloadCatalogue(db, settings, replace)
}

/** Loads changed files of the catalogue, and says which pictures are missing. Throws for a mistake in a file. */
export async function reloadCatalogue(
  db: Database,
  { log, sampleRecords }: Settings,
  replace: boolean,
): Promise<SeedOutcome> {
  const files = readCatalogueFiles(sampleRecords)
  for (const missing of missingPictures(files.rows, files.extras.pictures)) {
    log.warn(missing, 'a picture is missing')
  }
  const loaded = await loadCatalogue(db, files, replace)
  if (loaded.catalogue !== 'kept') log.info(loaded, 'catalogue ready')
  else log.warn(loaded, 'changed files wait: they would replace edits made in the database')
  return loaded
}

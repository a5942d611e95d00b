import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../platform/processes/apps.ts'

/**
 * Data folder of a provider with the catalogue, filled once and copied for each site. Filling takes longer than the rest
 * of a site's start.
 */
export const filledFolder = join(root, '.cache/journeys/database')

/** Copies the filled database for the provider of one site. */
export async function ownDatabase(): Promise<{ directory: string; remove: () => Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'database-'))
  await cp(filledFolder, directory, { recursive: true })
  return { directory, remove: () => rm(directory, { recursive: true, force: true }) }
}

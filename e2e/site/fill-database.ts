import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../platform/processes/apps.ts'
import { startServer } from '../../platform/processes/server.ts'
import { siteAddress } from './address.ts'
import { filledFolder } from './own-database.ts'

/** Fills the database that `ownDatabase` copies, once before the journeys. Updates that of an earlier run. */
export default async function fillDatabase() {
  if (siteAddress) return
  const database = join(filledFolder, 'database')
  if (!existsSync(database)) {
    const { filledDatabase, unpack } = await import(
      '../../platform/provider/src/testing/filled-database.ts'
    )
    await unpack(await filledDatabase(), database)
  }
  const provider = await startServer('The provider', join(root, 'platform/provider/src/main.ts'), {
    DATA_DIR: filledFolder,
    PORT: '0',
    SANDBOX_PAYMENTS: 'on',
    LOG_LEVEL: 'warn',
  })
  await provider.stop()
}

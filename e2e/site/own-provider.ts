import { join } from 'node:path'
import { root } from '../../platform/processes/apps.ts'
import { type Server, startServer } from '../../platform/processes/server.ts'
import { ownDatabase } from './own-database.ts'

/** Starts a provider without a storefront, on a copy of the filled database. `stop` removes the copy. */
export async function startProvider(env: Record<string, string> = {}): Promise<Server> {
  const database = await ownDatabase()
  const server = await startServer('The provider', join(root, 'platform/provider/src/main.ts'), {
    DATA_DIR: database.directory,
    SANDBOX_PAYMENTS: 'on',
    LOG_LEVEL: 'error',
    PORT: '0',
    ...env,
  })
  return {
    ...server,
    stop: async (signal) => {
      await server.stop(signal)
      await database.remove()
    },
  }
}

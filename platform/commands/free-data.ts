import { resolve } from 'node:path'
import { providerVariables } from '../processes/storefront.ts'
import { lockDirectory } from '../provider/src/database/directory-lock.ts'

/** Throws if another process uses the folder of the embedded database. */
export async function expectFreeData(): Promise<void> {
  const { DATA_DIR = '' } = providerVariables({})
  const { PROVIDER_URL, DATABASE_URL } = process.env
  if (PROVIDER_URL || DATABASE_URL || DATA_DIR.startsWith('memory://')) return
  const release = await lockDirectory(resolve(DATA_DIR))
  release()
}

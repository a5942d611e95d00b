import { releasesInFolder, type Tuple } from '@storefront/release-tools'
import { smokeTest } from '../../platform/releases/tools/smoke-test/smoke-test.ts'
import type { RunningSite } from './running-site.ts'

/** Tests releases of a running site with its provider, because filling another database takes longer than the test. */
export async function smokeTestBeside(
  { url, releases }: RunningSite,
  versions: Tuple,
): Promise<string> {
  process.env.PROVIDER_URL = url
  try {
    return await smokeTest(releasesInFolder(releases), versions)
  } finally {
    delete process.env.PROVIDER_URL
  }
}

import { join } from 'node:path'
import { NotFitError, openPlace, releaseDesk } from '@storefront/releases'
import { compose, type Tuple, wholeTuple, writeTuple } from '@storefront/releases/tuple'
import { releasesAddresses, root } from '../processes/apps.ts'
import { openDesk } from '../releases/command-line/desk/open-desk.ts'
import { readReport, runJourneys } from './journeys.ts'
import { countJourneys, failedJourneys } from './test-counts.ts'

/**
 * Runs the journeys that Playwright's `args` select on what is live with the versions asked for instead, of which nothing is
 * built; when they pass, the registry notes the tuple as proven. Answers what failed: the titles, or why it does not fit.
 */
export async function tryTuple(asked: Tuple, args: string[], config?: string): Promise<string[]> {
  const desk = releaseDesk(await openPlace(releasesAddresses))
  const tuple = await wholeTuple(asked, await desk.registry(), desk.store)
  const releases = join(root, '.cache/journeys/composed')
  try {
    await compose(desk, tuple, releases)
  } catch (error) {
    if (error instanceof NotFitError) return error.reasons
    throw error
  }
  const report = join(releases, 'results.json')
  const code = await runJourneys(args, { report, releases, ...(config ? { config } : {}) })
  const results = readReport(report)
  const { passed } = countJourneys(results)
  if (code !== 0 || passed === 0) {
    const failed = failedJourneys(results)
    return failed.length > 0 ? failed : ['no journey ran']
  }
  const registry = await openDesk('passed the journeys')
  await registry.change('proofs', { versions: tuple, journeys: args.join(' ') || 'all', passed })
  console.log(`Proven together: ${writeTuple(tuple)}`)
  return []
}

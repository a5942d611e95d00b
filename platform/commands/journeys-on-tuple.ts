import { join } from 'node:path'
import {
  author,
  completeTuple,
  compose,
  mayNotWrite,
  NotFitError,
  openReleases,
  releaseActions,
  type Tuple,
  writeTuple,
} from '@storefront/release-tools'
import { releasesAddresses, root } from '../processes/apps.ts'
import { readReport, runJourneys } from './journeys.ts'
import { countJourneys, failedJourneys } from './test-counts.ts'

/**
 * Runs journeys on the live releases with some replaced, without a build. Records the combination if they pass, or
 * prints the command if the registry is read-only. Returns titles of failed journeys, or reasons why releases do not
 * fit.
 */
export async function testTuple(
  requested: Tuple,
  args: string[],
  config?: string,
): Promise<string[]> {
  const releases = await openReleases(releasesAddresses)
  const tuple = await completeTuple(requested, await releases.registry.read(), releases.store)
  const folder = join(root, '.cache/journeys/composed')
  try {
    await compose(releases, tuple, folder)
  } catch (error) {
    if (error instanceof NotFitError) return error.reasons
    throw error
  }
  const report = join(folder, 'results.json')
  const code = await runJourneys(args, { report, releases: folder, ...(config ? { config } : {}) })
  const results = readReport(report)
  const { passed } = countJourneys(results)
  if (code !== 0 || passed === 0) {
    const failed = failedJourneys(results)
    return failed.length > 0 ? failed : ['no journey ran']
  }
  const journeys = args.join(' ') || 'all'
  try {
    await releaseActions(releases).prove({ versions: tuple, journeys, passed }, author())
    console.log(`Tested together: ${writeTuple(tuple)}`)
  } catch (error) {
    if (!mayNotWrite(error)) throw error
    const how = `--journeys ${JSON.stringify(journeys)} --passed ${passed}`
    console.log(
      `They passed. This registry may only be read from here; note it with the right to write:\n  npm run registry -- prove ${writeTuple(tuple)} ${how}`,
    )
  }
  return []
}

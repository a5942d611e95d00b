import { join } from 'node:path'
import {
  author,
  compose,
  mayNotWrite,
  NotFitError,
  openReleases,
  releaseActions,
  type Tuple,
  wholeTuple,
  writeTuple,
} from '@storefront/release-tools'
import { releasesAddresses, root } from '../processes/apps.ts'
import { readReport, runJourneys } from './journeys.ts'
import { countJourneys, failedJourneys } from './test-counts.ts'

/**
 * Runs the journeys that Playwright's `args` select on the live releases with some replaced, of which nothing is built. When
 * they pass, the registry notes the tested combination; without the right to write, prints the command that does. Returns the
 * titles of failed journeys, or the reasons why the releases do not fit.
 */
export async function tryTuple(asked: Tuple, args: string[], config?: string): Promise<string[]> {
  const releases = await openReleases(releasesAddresses)
  const tuple = await wholeTuple(asked, await releases.registry.read(), releases.store)
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

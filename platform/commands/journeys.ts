import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findRemotes, releasesIn, root } from '../processes/apps.ts'
import { runProgram } from '../processes/run-program.ts'
import { builtFrom, builtMark } from './built-from.ts'

/** Folder of the journeys' releases, separate from those of `npm start`. */
const journeyReleases = join(root, '.cache/journeys/releases')

const markNow = async () =>
  builtMark(journeyReleases, builtFrom((await findRemotes()).map(({ directory }) => directory)))

/** Builds this checkout into an empty folder of releases, so that nothing else is live. Returns the exit code. */
export async function buildForJourneys(): Promise<number> {
  rmSync(journeyReleases, { recursive: true, force: true })
  const mark = await markNow()
  const code = await runProgram('platform/commands/build.ts', [], releasesIn(journeyReleases))
  if (code === 0) mark.write()
  return code
}

/** Builds if there is no build or a source changed. Returns the exit code. */
export async function buildIfStale(): Promise<number> {
  return (await markNow()).isCurrent ? 0 : buildForJourneys()
}

export type JourneysRun = {
  report: string
  /** Folder of the releases to visit; the journeys' own build when absent. */
  releases?: string
  /** Playwright configuration; that of the journeys when absent. */
  config?: string
  /** More variables for the journeys. */
  env?: Record<string, string>
}

/** Runs the journeys that the Playwright arguments select. Returns the exit code. */
export async function runJourneys(
  args: string[],
  {
    report,
    releases = journeyReleases,
    config = 'e2e/playwright.config.ts',
    env = {},
  }: JourneysRun,
): Promise<number> {
  rmSync(report, { force: true })
  return runProgram(
    'node_modules/@playwright/test/cli.js',
    ['test', '--config', config, '--reporter', 'list,json', ...args],
    { ...releasesIn(releases), ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  )
}

/** JSON report of a test run, or null if there is none. */
export function readReport(report: string): unknown {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null
}

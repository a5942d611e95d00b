import { existsSync, globSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { findRemotes, root } from './apps.ts'
import { runProgram } from './run-program.ts'

/** The journeys' own releases: what `npm start` serves is left alone. */
export const journeyReleases = join(root, '.cache/journeys/releases')

/** Builds everything anew into the journeys' own releases, so that only what is in this checkout is live. */
export async function buildForJourneys(): Promise<number> {
  rmSync(journeyReleases, { recursive: true, force: true })
  return runProgram('tools/build.ts', [], { RELEASES_DIR: journeyReleases })
}

/** Whether there is no build for the journeys yet, or a source changed since. */
export async function isBuildStale(): Promise<boolean> {
  const registry = join(journeyReleases, 'registry.json')
  if (!existsSync(registry)) return true
  const builtAt = statSync(registry).mtimeMs
  const verticals = (await findRemotes()).map(({ directory }) => directory)
  return [join(root, 'shell'), join(root, 'shared'), ...verticals].some((folder) =>
    globSync('**/*.{ts,tsx,css,json,svg,woff2}', {
      cwd: folder,
      exclude: (name) => name === 'node_modules' || name === 'dist',
    }).some((file) => statSync(join(folder, file)).mtimeMs > builtAt),
  )
}

/** Runs the journeys, all or what Playwright's `args` select, against the build. Their results go to `report` as JSON. */
export async function runJourneys(args: string[], report: string): Promise<number> {
  return runProgram(
    'node_modules/@playwright/test/cli.js',
    ['test', '--config', 'e2e/playwright.config.ts', '--reporter', 'list,json', ...args],
    { RELEASES_DIR: journeyReleases, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  )
}

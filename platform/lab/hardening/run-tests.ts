import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { buildForJourneys, isBuildStale, journeyReleases } from '../../commands/journeys.ts'
import { releasesIn, root } from '../../processes/apps.ts'
import { longRuns } from './row.ts'
import type { FileResults } from './verdicts.ts'

/** What a batch of test files wrote, and how each of them ended. */
export type Run = { output: string; results: FileResults }

const reports = join(root, '.cache/hardening')

/** Runs test files of Vitest, all in one go. */
export async function runVitest(files: readonly string[]): Promise<Run> {
  if (files.length === 0) return { output: '', results: new Map() }
  const report = freshReport('vitest.json')
  const output = await outputOf(
    'node_modules/vitest/vitest.mjs',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...files],
    {},
  )
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: { name: string; status: string; assertionResults: { status: string }[] }[]
  }
  const results = testResults.map(({ name, status, assertionResults }) => {
    const count = (wanted: string) =>
      assertionResults.filter((result) => result.status === wanted).length
    // A file that cannot even be read has no test that failed.
    const failed = Math.max(count('failed'), status === 'failed' ? 1 : 0)
    return [relative(root, name), { passed: count('passed'), failed }] as const
  })
  return { output, results: new Map(results) }
}

/** Runs journeys on the desk against the production build, all in one go. */
export async function runJourneyFiles(files: readonly string[]): Promise<Run> {
  if (files.length === 0) return { output: '', results: new Map() }
  if ((await isBuildStale()) && (await buildForJourneys()) !== 0)
    throw new Error('The build failed.')
  const report = freshReport('journeys.json')
  const output = await outputOf(
    'node_modules/@playwright/test/cli.js',
    [
      'test',
      '--config=e2e/playwright.config.ts',
      '--project=desktop-1440',
      // Two at a time would measure each other.
      '--workers=1',
      '--reporter=list,json',
      ...files,
    ],
    { ...releasesIn(journeyReleases), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  )
  const { suites } = JSON.parse(readFileSync(report, 'utf8')) as { suites: Suite[] }
  const results = new Map<string, { passed: number; failed: number }>()
  for (const { file, specs } of suites.flatMap(nested)) {
    const path = `e2e/journeys/${file}`
    const { passed, failed } = results.get(path) ?? { passed: 0, failed: 0 }
    const count = (ok: string) =>
      specs.flatMap(({ tests }) => tests).filter(({ status }) => status === ok).length
    results.set(path, {
      passed: passed + count('expected'),
      failed: failed + count('unexpected') + count('flaky'),
    })
  }
  return { output, results }
}

type Suite = { file: string; specs: { tests: { status: string }[] }[]; suites?: Suite[] }

function nested(suite: Suite): Suite[] {
  return [suite, ...(suite.suites ?? []).flatMap(nested)]
}

/** An earlier run's report must not be read for this one's. */
function freshReport(name: string): string {
  mkdirSync(reports, { recursive: true })
  const file = join(reports, name)
  rmSync(file, { force: true })
  return file
}

/** Runs a script on this Node, passes on what it writes, and answers it. */
async function outputOf(
  script: string,
  args: string[],
  env: Record<string, string>,
): Promise<string> {
  const child = spawn(process.execPath, [join(root, script), ...args], {
    cwd: root,
    env: { ...process.env, ...longRuns, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const chunks: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => {
    chunks.push(chunk)
    process.stdout.write(chunk)
  })
  await once(child, 'close')
  return Buffer.concat(chunks).toString('utf8')
}

import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from '@storefront/chromium'
import { root } from '../processes/apps.ts'
import { runProgram } from '../processes/run-program.ts'
import { filledDatabase } from '../provider/src/testing/filled-database.ts'
import { staticChecks } from './checks/static-checks.ts'
import { buildForJourneys, readReport, runJourneys } from './journeys.ts'
import { countJourneys, countUnitTests, type TestCounts } from './test-counts.ts'

type Step = { name: string; run: () => Promise<number>; counts?: () => TestCounts }

const results = join(root, '.cache/test')
const journeyReport = join(results, 'journeys.json')

/** `npm test`: everything that must hold before a commit, stage after stage. */
const stages: Step[][] = [
  // None of these measures time, so they run in parallel.
  [
    ...staticChecks,
    { name: 'browser', run: () => ensureChromium().then(() => 0) },
    // Workers of the rules would each fill one, and the journeys another.
    { name: 'database', run: () => filledDatabase().then(() => 0) },
    { name: 'build', run: buildForJourneys },
  ],
  // These run one after the other: both measure times, and together they are five workers on two cores.
  [vitest('rules', 'unit')],
  [vitest('components', 'dom')],
  [
    {
      name: 'journeys',
      run: () => runJourneys([], { report: journeyReport }),
      counts: () => countJourneys(readReport(journeyReport)),
    },
  ],
]

function vitest(name: string, project: 'unit' | 'dom'): Step {
  const report = join(results, `${project}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return {
    name,
    run: () =>
      runProgram('node_modules/vitest/vitest.mjs', ['run', '--project', project, ...reporters]),
    counts: () => countUnitTests(readReport(report)),
  }
}

async function main(): Promise<boolean> {
  rmSync(results, { recursive: true, force: true })
  mkdirSync(results, { recursive: true })
  const table: string[] = []
  const total: TestCounts = { passed: 0, failed: 0 }
  let isFine = true
  for (const stage of stages) {
    if (!isFine) {
      table.push(...stage.map(({ name }) => `      -  ${name}`))
      continue
    }
    console.log(`\n── ${stage.map(({ name }) => name).join(', ')}`)
    for (const ended of await Promise.all(stage.map(run))) {
      isFine &&= ended.isFine
      total.passed += ended.counts.passed
      // A step that fails outside its tests counts as one failure, so that the summary never says "0 failed" after it.
      total.failed += ended.isFine ? 0 : Math.max(ended.counts.failed, 1)
      table.push(line(ended))
    }
  }
  console.log(`\n${table.join('\n')}\n`)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  return isFine
}

type Ended = { step: Step; seconds: number; counts: TestCounts; isFine: boolean }

async function run(step: Step): Promise<Ended> {
  const started = performance.now()
  const code = await step.run().catch((error: unknown) => {
    console.error(error)
    return 1
  })
  const counts = step.counts?.() ?? { passed: 0, failed: 0 }
  const isFine = code === 0 && counts.failed === 0
  return { step, seconds: (performance.now() - started) / 1000, counts, isFine }
}

function line({ step, seconds, counts: { passed, failed }, isFine }: Ended): string {
  const tests = step.counts ? `: ${passed} passed, ${failed} failed` : ''
  return `${seconds.toFixed(1).padStart(6)}s ${step.name}${tests}${isFine ? '' : '  ← failed'}`
}

process.exitCode = (await main()) ? 0 : 1

import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from '@storefront/chromium'
import { root } from '../apps.ts'
import { runProgram } from '../run-program.ts'
import { buildForJourneys, readReport, runJourneys } from './journeys.ts'
import { countJourneys, countUnitTests, type TestCounts } from './test-counts.ts'

type Step = { name: string; run: () => Promise<number>; counts?: () => TestCounts }

const results = join(root, '.cache/test')
const journeyReport = join(results, 'journeys.json')

/** `npm test`: everything that must hold before a commit, the quickest first. */
const steps: Step[] = [
  { name: 'lint and format', run: () => runProgram('biome', ['check', '--error-on-warnings']) },
  { name: 'types', run: () => runProgram('tsc', ['-p', 'tsconfig.json']) },
  { name: 'import direction', run: () => runProgram('tools/everyday/check-boundaries.ts') },
  { name: 'shape of verticals', run: () => runProgram('tools/everyday/check-shape.ts') },
  { name: 'dead code', run: () => runProgram('knip', ['--no-config-hints']) },
  { name: 'browser', run: () => ensureChromium().then(() => 0) },
  // In plain Node, with their coverage; then the components in a browser.
  vitest('rules', 'unit', ['--coverage']),
  vitest('components', 'dom'),
  { name: 'build', run: buildForJourneys },
  {
    name: 'journeys',
    run: () => runJourneys([], { report: journeyReport }),
    counts: () => countJourneys(readReport(journeyReport)),
  },
]

/** The tests of one of Vitest's projects. */
function vitest(name: string, project: string, args: string[] = []): Step {
  const report = join(results, `${project}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return {
    name,
    run: () =>
      runProgram('node_modules/vitest/vitest.mjs', [
        'run',
        '--project',
        project,
        ...reporters,
        ...args,
      ]),
    counts: () => countUnitTests(readReport(report)),
  }
}

async function main(): Promise<boolean> {
  rmSync(results, { recursive: true, force: true })
  mkdirSync(results, { recursive: true })
  const table: string[] = []
  const total: TestCounts = { passed: 0, failed: 0 }
  let isFine = true
  for (const step of steps) {
    console.log(`\n── ${step.name}`)
    const started = performance.now()
    const code = await run(step)
    const counts = step.counts?.() ?? { passed: 0, failed: 0 }
    isFine = code === 0 && counts.failed === 0
    total.passed += counts.passed
    // A step that fails outside its tests counts as one failure: nobody may read "0 failed" after it.
    total.failed += isFine ? 0 : Math.max(counts.failed, 1)
    table.push(line(step, started, counts, isFine))
    if (!isFine) break
  }
  const skipped = steps.slice(table.length).map(({ name }) => `      -  ${name}`)
  console.log(`\n${[...table, ...skipped].join('\n')}\n`)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  return isFine
}

async function run({ run }: Step): Promise<number> {
  try {
    return await run()
  } catch (error) {
    console.error(error)
    return 1
  }
}

function line(
  { name, counts }: Step,
  started: number,
  { passed, failed }: TestCounts,
  ok: boolean,
) {
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6)
  const tests = counts ? `: ${passed} passed, ${failed} failed` : ''
  return `${seconds}s ${name}${tests}${ok ? '' : '  ← failed'}`
}

process.exitCode = (await main()) ? 0 : 1

import { Stryker } from '@stryker-mutator/core'
import { rulesOf } from './mutants/packages.ts'
import { type Score, scoreOf, writePage } from './mutants/scores.ts'

// `npm run lab -- mutants hotels`: changes the rules of the packages named (all without a name) in every way that an operator
// can, one at a time, and wants a test beside them to fail. Writes the scores into docs/mutants.md; fails below `break`.
const cache = '.cache/mutants'

async function scoreFor(folder: string, rules: string[]): Promise<Score> {
  const file = `${cache}/${folder.replace('/', '-')}`
  process.env.MUTANTS_TESTS = rules.map((path) => `${path}.test.ts`).join(' ')
  const mutants = await new Stryker({
    plugins: ['@stryker-mutator/vitest-runner'],
    testRunner: 'vitest',
    vitest: {
      configFile: 'platform/lab/mutants/vitest.config.ts',
      pool: 'forks',
      related: false,
    },
    mutate: [
      ...rules.map((path) => `${path}.ts`),
      // Tests and their data; lists that the shell's server and the session compare with what they have.
      '!**/*.test.ts',
      '!shared/contract/src/{reserved-mounts,events}.ts',
      '!**/fixtures.ts',
    ],
    coverageAnalysis: 'perTest',
    incremental: true,
    incrementalFile: `${file}.json`,
    reporters: ['progress-append-only', 'clear-text', 'html'],
    htmlReporter: { fileName: `${file}.html` },
    clearTextReporter: { logTests: false, reportTests: false, skipFull: true },
    thresholds: { high: 100, low: 90, break: 90 },
    concurrency: 2,
    // Stryker stops looping mutants by their hit count. A timeout only says that the machine was busy.
    timeoutMS: 600_000,
    tempDirName: `${cache}/tmp`,
    ignorePatterns: ['/.releases', '/.data', '/.cache', '/docs', '/e2e', '/shell', '*.avif'],
    // TypeScript 7 has no API for the rewriting of tsconfig.json, which no rule needs.
    tsconfigFile: 'none',
  }).runMutationTest()
  return scoreOf(folder, mutants)
}

for (const [folder, rules] of rulesOf(process.argv.slice(2)))
  writePage(await scoreFor(folder, rules))

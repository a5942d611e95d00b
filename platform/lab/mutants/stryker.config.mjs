import { measuredRules } from './rules.ts'

export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'platform/lab/mutants/vitest.config.ts', pool: 'forks', related: false },
  mutate: [
    ...measuredRules.map((glob) => `${glob}.ts`),
    // Excludes tests with their data, and two lists that the shell's server and the session check.
    '!**/{testing/**,*.test.ts}',
    '!shared/contract/src/{reserved-mounts,events}.ts',
  ],
  coverageAnalysis: 'perTest',
  incremental: true,
  incrementalFile: '.cache/mutants/incremental.json',
  reporters: ['progress-append-only', 'clear-text', 'html'],
  htmlReporter: { fileName: '.cache/mutants/report.html' },
  clearTextReporter: { logTests: false, reportTests: false, skipFull: true },
  thresholds: { high: 100, low: 90, break: 90 },
  concurrency: 2,
  // Stryker stops looping mutants by their hit count. A timeout only says that the machine was busy.
  timeoutMS: 600_000,
  tempDirName: '.cache/mutants/tmp',
  ignorePatterns: ['/.releases', '/.data', '/.cache', '/docs', '*.avif'],
  // TypeScript 7 has no API for the rewriting of tsconfig.json, which no rule needs.
  tsconfigFile: 'none',
}

import { runProgram } from '../processes/run-program.ts'

// `npm run lab -- mutants hotels` runs mutation tests of the rules in that folder; without a name, of all rules.
process.exitCode = await runProgram(
  'platform/lab/node_modules/@stryker-mutator/core/bin/stryker.js',
  ['run', 'platform/lab/mutants/stryker.config.mjs'],
  { MUTANTS_OF: process.argv.slice(2).join(' ') },
)

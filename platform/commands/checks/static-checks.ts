import { runProgram } from '../../processes/run-program.ts'

/** Static checks, each a program with an exit code. */
export const staticChecks = [
  { name: 'lint and format', run: () => runProgram('biome', ['check', '--error-on-warnings']) },
  // Browser code compiles with DOM types, servers with Node's, tools and tests with both, rules and wire with neither.
  // One checker a project: by default there are four, and each works out the types of what it imports for itself.
  { name: 'types', run: () => runProgram('tsc', ['-b', '--checkers', '1']) },
  {
    name: 'import direction',
    run: () => runProgram('platform/commands/checks/check-boundaries.ts'),
  },
  { name: 'shape of verticals', run: () => runProgram('platform/commands/checks/check-shape.ts') },
  { name: 'comments', run: () => runProgram('platform/commands/checks/check-comments.ts') },
  { name: 'texts', run: () => runProgram('platform/commands/checks/check-texts.ts') },
  { name: 'dead code', run: () => runProgram('knip', ['--no-config-hints']) },
]

/**
 * One promise about hostile visitors, broken parts and lost processes, and the tests that prove it. Each test file
 * asserts the target itself and prints what it measured in a line of its own: "B10 · 0 oversold in 20 rounds".
 */
export type Row = {
  /** B for bad input and abuse, C for crashes, P for what one visitor, file or process may not take down. */
  id: `${'B' | 'C' | 'P'}${number}`
  title: string
  target: string
  /** Test files from the root: journeys (`*.spec.ts`) and tests of Vitest. */
  tests: string[]
}

/** A test that would take too long in `npm test` counts further where this variable says so. */
export const longRuns = { HARDENING: 'long' }

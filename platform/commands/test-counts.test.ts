import { expect, test } from 'vitest'
import { countJourneys, countUnitTests } from './test-counts.ts'

test('unit tests are counted as Vitest reports them', () => {
  const report = { numTotalTests: 9, numPassedTests: 6, numFailedTests: 2, numPendingTests: 1 }
  expect(countUnitTests(report)).toEqual({ passed: 6, failed: 2 })
})

test('a journey that needed a second try has failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 3 }
  expect(countJourneys({ stats })).toEqual({ passed: 5, failed: 2 })
})

test('no report is no passed test', () => {
  expect(countUnitTests(null)).toEqual({ passed: 0, failed: 0 })
  expect(countJourneys(null)).toEqual({ passed: 0, failed: 0 })
})

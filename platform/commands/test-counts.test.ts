import { expect, test } from 'vitest'
import { countJourneys, countUnitTests } from './test-counts.ts'

test('counts unit tests as Vitest reports them', () => {
  const report = { numTotalTests: 9, numPassedTests: 6, numFailedTests: 2, numPendingTests: 1 }
  expect(countUnitTests(report)).toEqual({ passed: 6, failed: 2 })
})

test('counts a journey that needed a second try as failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 3 }
  expect(countJourneys({ stats })).toEqual({ passed: 5, failed: 2 })
})

test('counts no test without a report', () => {
  expect(countUnitTests(null)).toEqual({ passed: 0, failed: 0 })
  expect(countJourneys(null)).toEqual({ passed: 0, failed: 0 })
})

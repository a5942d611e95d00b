import { expect, test } from 'vitest'
import { countJourneys, countUnitTests, failedJourneys } from './test-counts.ts'

test('counts unit tests as Vitest reports them, and none without a report', () => {
  expect(countUnitTests({ numPassedTests: 6, numFailedTests: 2 })).toEqual({ passed: 6, failed: 2 })
  expect(countUnitTests(null)).toEqual({ passed: 0, failed: 0 })
})

test('counts a journey that needed a second try as failed, and names those that failed', () => {
  const inner = { specs: [{ title: 'b', ok: false }] }
  const suites = [{ specs: [{ title: 'a', ok: true }], suites: [inner] }]
  const report = { stats: { expected: 5, unexpected: 1, flaky: 1 }, suites }
  expect(countJourneys(report)).toEqual({ passed: 5, failed: 2 })
  expect(failedJourneys(report)).toEqual(['b'])
  expect([countJourneys(null), failedJourneys(null)]).toEqual([{ passed: 0, failed: 0 }, []])
})

import { expect, test } from 'vitest'
import { countJourneys, failedJourneys } from './test-counts.ts'

test('counts a journey that needed a second try as failed, and names those that failed', () => {
  const inner = { specs: [{ title: 'b', ok: false }] }
  const suites = [{ specs: [{ title: 'a', ok: true }], suites: [inner] }]
  const report = { stats: { expected: 5, unexpected: 1, flaky: 1 }, suites }
  expect(countJourneys(report)).toEqual({ passed: 5, failed: 2 })
  expect(failedJourneys(report)).toEqual(['b'])
})

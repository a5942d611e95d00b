import { expect, test } from 'vitest'
import * as times from './times.ts'

test('times of the provider keep their order', () => {
  const { sameKeyWaitMs, payPageMinutes, holdMinutes, keyHours } = times
  // A request that waits sees the lease of a dead one end.
  expect(times.leaseMs).toBeLessThan(sameKeyWaitMs)
  expect(sameKeyWaitMs).toBeLessThanOrEqual(times.shutdownMs)
  expect(sameKeyWaitMs).toBeLessThan(times.sameBodyMs)
  expect(payPageMinutes).toBeGreaterThanOrEqual(30)
  expect(payPageMinutes).toBeLessThan(holdMinutes)
  // A hold is released before its key is forgotten, and no later than the sweeper's next turn.
  expect(holdMinutes).toBeLessThan(keyHours * 60)
  expect(times.holdsEveryMs).toBeLessThan((holdMinutes - payPageMinutes) * 60_000)
  expect(times.noticeTimeoutMs).toBeLessThan(times.firstPauseMs)
  expect(times.firstPauseMs).toBeLessThan(times.longestPauseMs)
  expect(times.soldOutFreshMs).toBeLessThanOrEqual(times.catalogueEveryMs)
})

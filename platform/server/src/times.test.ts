import { expect, test } from 'vitest'
import * as times from './times.ts'

test('times of the server package keep their order', () => {
  expect(times.paceOverMs).toBeLessThan(times.longestWaitMs)
  expect(times.newConnectionsMs).toBeLessThan(times.longestWaitMs)
  expect(times.longestWaitMs).toBeLessThan(times.retryAfterSeconds * 1000)
  expect(times.commandTimeoutMs).toBeLessThan(times.silenceMs)
  expect(times.idleLookMs).toBeLessThan(times.beatMs)
  expect(times.beatMs).toBeLessThan(times.closingMs)
})

import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import * as times from './times.ts'

test('times of the storefront keep their order', () => {
  const { renderBudgetMs } = readConfig({ PROVIDER_URL: 'http://localhost:4000' })
  const { threadBeatMs, threadLookMs, buildWaitMs, descriptionTimeoutMs, shutdownMs } = times
  expect(threadBeatMs).toBeLessThan(threadLookMs)
  expect(threadLookMs).toBeLessThan(renderBudgetMs)
  expect(buildWaitMs).toBeLessThan(renderBudgetMs)
  expect(renderBudgetMs).toBeLessThan(descriptionTimeoutMs)
  expect(descriptionTimeoutMs).toBeLessThan(times.fileTimeoutMs)
  expect(renderBudgetMs).toBeLessThan(shutdownMs)
  // A replaced shell is open until the longest page is sent, and a draft until the payment page has closed.
  expect(shutdownMs).toBeLessThan(times.shellCloseMs)
  expect(times.draftMs).toBeGreaterThan(35 * 60_000)
})

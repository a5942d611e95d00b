import { screenLimitMs } from '@storefront/federation/build'
import { loadLimits } from '@storefront/federation/runtime'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import * as times from './times.ts'

const { renderBudgetMs } = readConfig({ PROVIDER_URL: 'http://localhost:4000' })

test('times of the storefront keep their order', () => {
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

test('time limits of server and browser add up to at most 6 s until a failed remote shows its fallback', () => {
  expect(renderBudgetMs + loadLimits.loadMs).toBeLessThanOrEqual(6000)
  expect(renderBudgetMs + screenLimitMs).toBeLessThanOrEqual(6000)
  expect(loadLimits.liveMs).toBeLessThan(loadLimits.loadMs)
})

import { screenLimitMs } from '@storefront/federation/build'
import { loadLimits } from '@storefront/federation/runtime'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import * as times from './times.ts'

const { renderBudgetMs } = readConfig({ PROVIDER_URL: 'http://localhost:4000' })

test('times of the storefront keep their order, and a fallback replaces a failed remote after at most 6 s', () => {
  const { buildWaitMs, descriptionTimeoutMs, fileTimeoutMs, shutdownMs, shellCloseMs } = times
  const { threadBeatMs, threadLookMs } = times
  const { loadMs, liveMs } = loadLimits
  const beats = [threadBeatMs, threadLookMs, renderBudgetMs]
  const limits = [buildWaitMs, renderBudgetMs, descriptionTimeoutMs, fileTimeoutMs]
  // A replaced shell is open until the longest page is sent, and a draft until the payment page has closed.
  const ends = [renderBudgetMs, shutdownMs, shellCloseMs, 35 * 60_000, times.draftMs]
  for (const order of [beats, limits, ends, [liveMs, loadMs]])
    expect(order).toEqual([...new Set(order)].toSorted((a, b) => a - b))
  expect(renderBudgetMs + Math.max(loadMs, screenLimitMs)).toBeLessThanOrEqual(6000)
})

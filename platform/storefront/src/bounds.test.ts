import { screenLimitMs } from '@storefront/federation/build'
import { loadLimits } from '@storefront/federation/runtime'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('time limits of server and browser add up to at most 6 s until a failed remote shows its fallback', () => {
  const { renderBudgetMs } = readConfig({ PROVIDER_URL: 'http://localhost:3001' })
  expect(renderBudgetMs + loadLimits.loadMs).toBeLessThanOrEqual(6000)
  expect(renderBudgetMs + screenLimitMs).toBeLessThanOrEqual(6000)
  expect(loadLimits.liveMs).toBeLessThan(loadLimits.loadMs)
})

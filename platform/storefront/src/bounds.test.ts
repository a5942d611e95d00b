import { screenLimitMs } from '@storefront/federation/build'
import { loadLimits } from '@storefront/federation/runtime'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('however a remote fails, its fallback is shown within 6 s: the server waits, then the page waits', () => {
  const { renderBudgetMs } = readConfig({ PROVIDER_URL: 'http://localhost:3001' })
  expect(renderBudgetMs + loadLimits.loadMs).toBeLessThanOrEqual(6000)
  expect(renderBudgetMs + screenLimitMs).toBeLessThanOrEqual(6000)
  expect(loadLimits.liveMs).toBeLessThan(loadLimits.loadMs)
})

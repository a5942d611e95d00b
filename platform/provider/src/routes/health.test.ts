import { connectRedis, DiskRoom, type Redis } from '@storefront/server'
import RedisMock from 'ioredis-mock'
import { expect, test, vi } from 'vitest'
import { healthRoutes } from './health.ts'

/** Returns the response of `/readyz`. */
async function readiness(redis: Redis | null, freeBytes = 1e9) {
  const disk = new DiskRoom('/data', async () => freeBytes)
  const parts = { isClosing: () => false, databaseAnswers: async () => true, disk, redis }
  const ready = await healthRoutes(parts).request('/readyz')
  return [ready.status, await ready.json()]
}

test.each([
  ['without Redis', null],
  ['with Redis', new RedisMock()],
])('reports ready %s', async (_, redis) => {
  expect(await readiness(redis)).toEqual([200, { status: 'ready' }])
})

test('reports degraded on a full disk', async () => {
  const reasons = ['The disk is full: nothing can be written.']
  expect(await readiness(null, 0)).toEqual([200, { status: 'degraded', reasons }])
})

test('reports degraded when Redis does not answer', async () => {
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  // Nothing listens on this port.
  const redis = await connectRedis('redis://127.0.0.1:9', 'provider', log)
  const reasons = ['Redis does not answer.']
  expect(await readiness(redis)).toEqual([200, { status: 'degraded', reasons }])
  redis?.disconnect()
})

import { DiskRoom, type Redis } from '@storefront/server'
import RedisMock from 'ioredis-mock'
import { expect, test } from 'vitest'
import { healthRoutes } from './health.ts'

const lost = { ping: () => Promise.reject(new Error('lost')) } as unknown as Redis
const degraded = (reason: string) => ({ status: 'degraded', reasons: [reason] })

test.each<[string, Redis | null, number, object]>([
  ['ready without Redis', null, 1e9, { status: 'ready' }],
  ['ready with Redis', new RedisMock(), 1e9, { status: 'ready' }],
  ['a full disk', null, 0, degraded('The disk is full: nothing can be written.')],
  ['a Redis that does not answer', lost, 1e9, degraded('Redis does not answer.')],
])('reports %s', async (_, redis, freeBytes, expected) => {
  const disk = new DiskRoom('/data', async () => freeBytes)
  const parts = { isClosing: () => false, databaseAnswers: async () => true, disk, redis }
  const ready = await healthRoutes(parts).request('/readyz')
  expect([ready.status, await ready.json()]).toEqual([200, expected])
})

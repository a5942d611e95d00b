import { DiskRoom, type Redis } from '@storefront/server'
import RedisMock from 'ioredis-mock'
import { afterEach, expect, test, vi } from 'vitest'
import { answers } from '../database/connect.ts'
import { healthRoutes } from './health.ts'

afterEach(() => void vi.useRealTimers())

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

test('answers while the database hangs, before a load balancer stops waiting', async () => {
  vi.useFakeTimers()
  const databaseAnswers = () => answers({ execute: () => new Promise(() => {}) } as never)
  const disk = new DiskRoom('/data', async () => 1e9)
  const parts = { isClosing: () => false, databaseAnswers, disk, redis: null }
  const ready = healthRoutes(parts).request('/readyz')
  await vi.advanceTimersByTimeAsync(1500)
  expect(await (await ready).json()).toEqual(
    degraded('The database does not answer: nothing can be booked.'),
  )
})

import { Hono } from 'hono'
import RedisMock from 'ioredis-mock'
import { beforeEach, expect, test } from 'vitest'
import { limitRate } from './rate-limit.ts'
import type { Redis } from './redis.ts'

const redis = new RedisMock()
beforeEach(() => redis.flushall())

/** One process of a service that takes two calls a minute. */
function open(sharedBy: Redis | null, name = 'calls') {
  const app = new Hono()
    .use(limitRate({ name, perMinute: 2, trustProxy: true, redis: sharedBy }))
    .get('/', (c) => c.body(null, 204))
  return (from = '203.0.113.9') => app.request('/', { headers: { 'x-forwarded-for': from } })
}

test.each([
  ['separately in memory', null, 204],
  ['together in Redis', redis, 429],
])('counts the calls to two processes %s', async (_, sharedBy, third) => {
  const [one, other, saves] = [open(sharedBy), open(sharedBy), open(sharedBy, 'saves')]
  for (const call of [one, other]) expect((await call()).status).toBe(204)
  expect((await one()).status).toBe(third)
  const refused = await one()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  for (const free of [await one('198.51.100.7'), await saves()]) expect(free.status).toBe(204)
})

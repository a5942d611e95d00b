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

const statuses = async (...calls: (Response | Promise<Response>)[]) =>
  (await Promise.all(calls)).map(({ status }) => status)

test.each([
  ['memory', null],
  ['Redis', redis],
])('counts in %s, and tells a caller past the limit how long to wait', async (_, sharedBy) => {
  const call = open(sharedBy)
  expect(await statuses(call(), call())).toEqual([204, 204])
  const refused = await call()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  expect(await statuses(call('198.51.100.7'))).toEqual([204])
})

test.each([
  ['separately in memory', null, 204],
  ['together in Redis', redis, 429],
])('counts the calls to two processes %s', async (_, sharedBy, third) => {
  const [one, other] = [open(sharedBy), open(sharedBy)]
  expect(await statuses(one(), other())).toEqual([204, 204])
  expect(await statuses(one())).toEqual([third])
})

test('counts limits with different names separately', async () => {
  const [calls, saves] = [open(redis, 'calls'), open(redis, 'saves')]
  expect(await statuses(calls(), calls(), saves())).toEqual([204, 204, 204])
})

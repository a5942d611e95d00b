import { Hono } from 'hono'
import RedisMock from 'ioredis-mock'
import { beforeEach, expect, test } from 'vitest'
import { limitRate } from './rate-limit.ts'
import { connectRedis, type Redis } from './redis.ts'

const redis = new RedisMock()
beforeEach(() => redis.flushall())

/** One process of a service that takes two calls a minute. */
function open(sharedBy: Redis | null, name = 'calls') {
  const app = new Hono()
    .use(limitRate({ name, perMinute: 2, trustProxy: true, redis: sharedBy }))
    .get('/', (c) => c.body(null, 204))
  return async (address: string) => app.request('/', { headers: { 'x-forwarded-for': address } })
}

async function statuses(...calls: Promise<Response>[]) {
  return (await Promise.all(calls)).map(({ status }) => status)
}

test.each([
  ['memory', null],
  ['Redis', redis],
])('in %s: who calls too often is told how long to wait, others are not', async (_, sharedBy) => {
  const call = open(sharedBy)
  const from = '203.0.113.9'
  expect(await statuses(call(from), call(from))).toEqual([204, 204])
  const refused = await call(from)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  expect(await statuses(call('198.51.100.7'))).toEqual([204])
})

test.each([
  ['memory', 'each counts its own', null, 204],
  ['Redis', 'they count together', redis, 429],
])('two processes with their counts in %s: %s', async (_, _how, sharedBy, third) => {
  const [one, other] = [open(sharedBy), open(sharedBy)]
  const from = '203.0.113.9'
  expect(await statuses(one(from), other(from))).toEqual([204, 204])
  expect(await statuses(one(from))).toEqual([third])
})

test('limits with different names do not count together', async () => {
  const [calls, saves] = [open(redis, 'calls'), open(redis, 'saves')]
  const from = '203.0.113.9'
  expect(await statuses(calls(from), calls(from), saves(from))).toEqual([204, 204, 204])
})

test('while Redis is away each process counts its own', async () => {
  const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }
  // Nobody listens there.
  const lost = await connectRedis('redis://127.0.0.1:9', 'storefront', log)
  const call = open(lost)
  const from = '203.0.113.9'
  expect(await statuses(call(from), call(from))).toEqual([204, 204])
  expect(await statuses(call(from))).toEqual([429])
  lost?.disconnect()
})

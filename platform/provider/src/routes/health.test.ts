import { connectRedis, DiskRoom, limitRate } from '@storefront/server'
import { Hono } from 'hono'
import RedisMock from 'ioredis-mock'
import { afterEach, expect, test, vi } from 'vitest'
import { healthRoutes } from './health.ts'

const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }
afterEach(() => vi.clearAllMocks())

let freeBytes = 1e9

/** One process that takes two calls a minute. */
function open(redis: Parameters<typeof limitRate>[0]['redis']) {
  return new Hono()
    .use('/calls', limitRate({ name: 'contact', perMinute: 2, trustProxy: true, redis }))
    .get('/calls', (context) => context.body(null, 204))
    .route(
      '/',
      healthRoutes({
        isClosing: () => false,
        databaseAnswers: async () => true,
        disk: new DiskRoom('/data', async () => freeBytes),
        redis,
      }),
    )
}

const call = async (app: Hono) => (await app.request('/calls')).status

test('providers that share Redis count calls together', async () => {
  const redis = new RedisMock()
  const [one, other] = [open(redis), open(redis)]
  expect([await call(one), await call(other), await call(one)]).toEqual([204, 204, 429])
  expect(await (await one.request('/readyz')).json()).toEqual({ status: 'ready' })
})

test('A13: on a full disk reads go on and bookings fail, and /readyz says so', async () => {
  const app = open(null)
  freeBytes = 0
  expect(await (await app.request('/readyz')).json()).toEqual({
    status: 'degraded',
    reasons: ['The disk is full: nothing can be written.'],
  })
  freeBytes = 1e9
  expect(await (await app.request('/readyz')).json()).toEqual({ status: 'ready' })
})

test('while Redis is away each counts its own, and /readyz and the log say so', async () => {
  // Nobody listens there.
  const redis = await connectRedis('redis://127.0.0.1:9', 'provider', log)
  const app = open(redis)
  expect([await call(app), await call(app), await call(app)]).toEqual([204, 204, 429])
  const ready = await app.request('/readyz')
  expect([ready.status, await ready.json()]).toEqual([
    200,
    { status: 'degraded', reasons: ['Redis does not answer.'] },
  ])
  await vi.waitFor(() => expect(log.error).toHaveBeenCalledOnce())
  redis?.disconnect()
})

import { afterEach, expect, test, vi } from 'vitest'
import { healthRoutes, inTime } from './health.ts'

afterEach(() => void vi.useRealTimers())

const damaged = ['the registry: damaged.']
const nothing = { reasons: ['Nothing is live.', ...damaged] }

test.each([
  ['ready with a live remote', ['hotels'], [], false, 200, { status: 'ready' }],
  ['degraded', ['hotels'], damaged, false, 200, { status: 'degraded', reasons: damaged }],
  ['not ready while it drains', ['hotels'], [], true, 503, { status: 'not ready' }],
  ['not ready without a remote', [], damaged, false, 503, nothing],
])('reports a server as %s', async (_, remotes, problems, leaving, status, body) => {
  const app = healthRoutes({
    remotes: async () => remotes,
    problems: async () => problems,
    isLeaving: () => leaving,
  })
  const answer = await app.request('/readyz')
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store'])
  expect(await answer.json()).toMatchObject(body)
  expect((await app.request('/healthz')).status).toBe(200)
})

test('reads the problems once for frequent checks', async () => {
  let reads = 0
  const problems = async () => [String(++reads)]
  const app = healthRoutes({ remotes: async () => ['hotels'], problems, isLeaving: () => false })
  for (let n = 0; n < 20; n++) await app.request('/readyz')
  expect(reads).toBe(1)
})

test('answers while a check hangs, before a load balancer stops waiting', async () => {
  vi.useFakeTimers()
  const problems = inTime(() => new Promise(() => {}))
  const app = healthRoutes({ remotes: async () => ['hotels'], problems, isLeaving: () => false })
  const answer = app.request('/readyz')
  await vi.advanceTimersByTimeAsync(1500)
  expect(await (await answer).json()).toEqual({
    status: 'degraded',
    reasons: ['The checks take longer than 1.5 s.'],
  })
})

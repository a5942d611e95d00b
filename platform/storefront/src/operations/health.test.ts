import { afterEach, expect, test, vi } from 'vitest'
import { type HealthOptions, healthRoutes, inTime } from './health.ts'

afterEach(() => void vi.useRealTimers())

const healthOf = (options: Partial<HealthOptions>) =>
  healthRoutes({
    remotes: async () => ['hotels'],
    problems: async () => [],
    isLeaving: () => false,
    ...options,
  })

const damaged = ['the registry: damaged.']
const problems = async () => damaged
const nothing = { reasons: ['Nothing is live.', ...damaged] }

test.each<[string, Partial<HealthOptions>, number, object]>([
  ['ready with a live remote', {}, 200, { status: 'ready' }],
  ['degraded', { problems }, 200, { status: 'degraded', reasons: damaged }],
  ['not ready while it drains', { isLeaving: () => true }, 503, { status: 'not ready' }],
  ['not ready without a remote', { problems, remotes: async () => [] }, 503, nothing],
])('reports a server as %s', async (_, options, status, body) => {
  const app = healthOf(options)
  const answer = await app.request('/readyz')
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store'])
  expect(await answer.json()).toMatchObject(body)
  expect((await app.request('/healthz')).status).toBe(200)
})

test('reads the problems once for frequent checks, and answers before a load balancer stops waiting', async () => {
  vi.useFakeTimers()
  const check = vi.fn(() => new Promise<string[]>(() => {}))
  const app = healthOf({ problems: inTime(check) })
  const answers = Promise.all(Array.from({ length: 20 }, () => app.request('/readyz')))
  await vi.advanceTimersByTimeAsync(1500)
  const [answer] = await answers
  expect(await answer?.json()).toEqual({
    status: 'degraded',
    reasons: ['The checks take longer than 1.5 s.'],
  })
  expect(check).toHaveBeenCalledOnce()
})

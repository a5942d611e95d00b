import { expect, test } from 'vitest'
import { healthRoutes } from './health.ts'

const known = async () => ['hotels']

test.each([
  ['can read what is live', known, false, 200],
  ['is about to end', known, true, 503],
  ['knows of no remote', async () => [], false, 503],
  ['cannot read the registry', () => Promise.reject(new Error('torn')), false, 503],
])('a server that %s', async (_, remotes, leaving, status) => {
  const app = healthRoutes({ remotes, isLeaving: () => leaving })
  const answer = await app.request('/readyz')
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store'])
  expect((await app.request('/healthz')).status).toBe(200)
})

import { expect, test } from 'vitest'
import { healthRoutes } from './health.ts'

const torn = ['published.json: no JSON.']

test.each([
  ['can read what is live', ['hotels'], [], false, 200, { status: 'ready' }],
  [
    'goes on with what it knew',
    ['hotels'],
    torn,
    false,
    200,
    { status: 'degraded', reasons: torn },
  ],
  ['is about to end', ['hotels'], [], true, 503, { status: 'not ready' }],
  [
    'knows of no remote',
    [],
    [],
    false,
    503,
    { status: 'not ready', reasons: ['Nothing is live.'] },
  ],
  ['never knew what is live', [], torn, false, 503, { reasons: ['Nothing is live.', ...torn] }],
])('a server that %s', async (_, remotes, problems, leaving, status, body) => {
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

test('repeated questions cause one read', async () => {
  let reads = 0
  const problems = async () => [String(++reads)]
  const app = healthRoutes({ remotes: async () => ['hotels'], problems, isLeaving: () => false })
  for (let n = 0; n < 20; n++) await app.request('/readyz')
  expect(reads).toBe(1)
})

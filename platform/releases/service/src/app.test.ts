import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { folderPlace } from '@storefront/releases'
import { promoteVersions } from '@storefront/releases/registry-changes'
import { createLog } from '@storefront/server'
import { afterEach, expect, test, vi } from 'vitest'
import { createApp } from './app.ts'
import { openTestService, type TestService } from './testing/open-test-service.ts'

let opened: TestService
afterEach(() => opened.close())

test('a token says who it is', async () => {
  opened = await openTestService([['team:flights']])
  expect(await opened.call(['team:flights'], 'GET', '/api/me')).toEqual({
    status: 200,
    body: { name: 'team-flights', roles: ['team:flights'] },
  })
})

test.each([
  ['nobody', null, false, 401],
  ['a token that is not known', ['qa'] as const, false, 401],
  ['a storefront, which only tells', ['storefront'] as const, false, 403],
  ['any other token', ['read'] as const, false, 200],
  ['everybody, where reading is public', null, true, 200],
])('what is live is read by %s: %s', async (_, roles, publicRead, status) => {
  opened = await openTestService([['read'], ['storefront']], { publicRead })
  const path = '/api/environments/production/registry'
  expect((await opened.call(roles && [...roles], 'GET', path)).status).toBe(status)
})

test.each([
  ['/api/environments/production/history?limit=0', 400, 'limit: no number from 1 to 500.'],
  ['/api/environments/production/versions?app=../x', 400, 'app: no name of an app.'],
  [
    '/api/environments/nowhere/registry',
    404,
    'There is no environment nowhere; there are production.',
  ],
  ['/api/nothing', 404, 'There is nothing at this address.'],
])('%s is refused with a sentence', async (path, status, sentence) => {
  opened = await openTestService([['read']])
  const answer = await opened.call(['read'], 'GET', path)
  expect(answer.status).toBe(status)
  expect(answer.body).toMatchObject({ error: expect.stringContaining(sentence) })
})

test('the console may run its own files and nothing that is written into a page', async () => {
  opened = await openTestService([])
  const { headers } = await createApp(opened.service).request('/')
  const policy = headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'")
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).not.toContain('unsafe')
})

test('readiness fails while the process drains', async () => {
  opened = await openTestService([])
  expect((await opened.call(null, 'GET', '/readyz')).status).toBe(200)
  opened.service.leave()
  expect((await opened.call(null, 'GET', '/readyz')).status).toBe(503)
})

test('an environment whose database is down keeps neither the start nor the other environments waiting', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'production-'))
  await folderPlace(folder).registry.change('ana', promoteVersions({ flights: '1.0.0' }))
  await rm(join(folder, 'published.json.d'), { recursive: true })
  const down = 'postgres://nobody@127.0.0.1:9/staging'
  opened = await openTestService([['read']], {
    environments: new Map([
      ['staging', down],
      ['production', folder],
    ]),
  })
  await expect
    .poll(() => folderPlace(folder).registry.published())
    .toMatchObject({ revision: 1, remotes: { flights: { live: '1.0.0' } } })
  await rm(folder, { recursive: true })
})

test('a start on a folder with an audit of before says what it found', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'audit-'))
  await writeFile(join(folder, 'audit.jsonl'), '{"who":"ana"}\n')
  const log = createLog('silent')
  const warn = vi.spyOn(log, 'warn')
  opened = await openTestService([], { audit: folder, log })
  await rm(folder, { recursive: true })
  expect(warn.mock.calls).toEqual([[expect.stringContaining('audit.jsonl is an audit of before')]])
})

test('while Redis is away the service counts calls by itself, and says that it is degraded', async () => {
  const redisUrl = 'redis://127.0.0.1:9'
  opened = await openTestService([], { redisUrl, callsPerMinute: 1 })
  const app = createApp(opened.service)
  const me = async () => (await app.request('/api/me')).status
  expect(await opened.call(null, 'GET', '/readyz')).toEqual({
    status: 200,
    body: { status: 'degraded', reasons: ['Redis does not answer.'] },
  })
  expect([await me(), await me()]).toEqual([401, 429])
})

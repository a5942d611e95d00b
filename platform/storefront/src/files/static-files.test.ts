import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { testFolder } from '@storefront/releases/testing/test-folder'
import { Hono } from 'hono'
import { beforeEach, expect, test } from 'vitest'
import { folder, immutable } from './static-files.ts'

const root = testFolder()
let app: Hono

beforeEach(async () => {
  await mkdir(join(root(), 'part'))
  await writeFile(join(root(), 'part/entry.js'), '0123456789')
  await writeFile(join(root(), 'part/entry.js.br'), 'small')
  app = new Hono()
  app.get('/assets/*', folder(root(), { prefix: '/assets', cacheControl: immutable }))
  app.get('*', (c) => c.text('page', 404))
})

const ask = (headers: Record<string, string> = {}) =>
  app.request('/assets/part/entry.js', { headers })

test('serves a file as immutable to pages of any origin', async () => {
  const answer = await ask()
  expect(await answer.text()).toBe('0123456789')
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': immutable,
    'access-control-allow-origin': '*',
    'content-type': 'text/javascript; charset=utf-8',
    vary: 'accept-encoding',
  })
})

test.each([
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0', null],
  ['gzip', null],
])('answers accept-encoding %s with content-encoding %s', async (accepted, encoding) => {
  const answer = await ask({ 'accept-encoding': accepted })
  expect(answer.headers.get('content-encoding')).toBe(encoding)
  expect(await answer.text()).toBe(encoding ? 'small' : '0123456789')
})

test.each(['/assets/part/none.js', '/assets/part', '/assets/..%2fsecret.js'])(
  'leaves %s to the next handler',
  async (path) => {
    expect((await app.request(path)).status).toBe(404)
  },
)

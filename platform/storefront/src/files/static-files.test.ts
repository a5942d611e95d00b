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

test('serves a file as immutable to pages of any origin, with its brotli copy', async () => {
  const ask = (accepted: string) =>
    app.request('/assets/part/entry.js', { headers: { 'accept-encoding': accepted } })
  const answer = await ask('gzip, deflate, br, zstd')
  expect(await answer.text()).toBe('small')
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': immutable,
    'access-control-allow-origin': '*',
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    vary: 'accept-encoding',
  })
  expect(await (await ask('gzip')).text()).toBe('0123456789')
})

test.each(['/assets/part/none.js', '/assets/part', '/assets/..%2fsecret.js'])(
  'leaves %s to the next handler',
  async (path) => {
    expect((await app.request(path)).status).toBe(404)
  },
)

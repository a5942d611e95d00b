import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import { consoleRoutes } from './console.ts'

const root = mkdtempSync(join(tmpdir(), 'console-'))
mkdirSync(join(root, 'assets'))
writeFileSync(join(root, 'index.html'), '<title>Releases</title>')
writeFileSync(join(root, 'assets/console.1f.js'), 'void 0')
afterAll(() => rmSync(root, { recursive: true }))

const app = new Hono().route('/', consoleRoutes(root))

test.each([
  ['/', 200, 'text/html; charset=utf-8'],
  ['/apps/flights?in=staging', 200, 'text/html; charset=utf-8'],
  ['/assets/console.1f.js', 200, 'text/javascript; charset=utf-8'],
  ['/assets/console.2e.js', 404, 'text/plain; charset=UTF-8'],
  ['/assets/../../package.json', 200, 'text/html; charset=utf-8'],
  ['/api/nothing', 404, 'text/plain; charset=UTF-8'],
])('%s: %d, %s', async (address, status, type) => {
  const answer = await app.request(address)
  expect(answer.status).toBe(status)
  expect(answer.headers.get('content-type')).toBe(type)
})

test('files with a hash in their name are kept, pages are not', async () => {
  const kept = async (address: string) => (await app.request(address)).headers.get('cache-control')
  expect(await kept('/assets/console.1f.js')).toContain('immutable')
  expect(await kept('/')).toBeNull()
})

test('there is nothing where the console was not built', async () => {
  const bare = new Hono().route('/', consoleRoutes(join(root, 'missing')))
  expect((await bare.request('/')).status).toBe(404)
})

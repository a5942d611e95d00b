import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { integrityOf } from '@storefront/releases'
import { plantedRelease } from '@storefront/releases/testing'
import { testFolder } from '@storefront/releases/testing/test-folder'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { log } from '../operations/log.ts'
import { hostedSource } from './release-source.ts'

const code = 'export const exposes = {}'
const serverFile = 'server/server.mjs'
const release = {
  ...plantedRelease('flights', '1.0.0').release,
  server: serverFile,
  integrity: { [serverFile]: integrityOf(Buffer.from(code)), 'entry.js': 'sha256-x' },
}
const files: Record<string, string> = {}
let isDown = false
let requests = 0
let delayMs = 0
const cache = testFolder()
const host = 'https://cdn.example'

beforeEach(() => {
  vi.spyOn(log, 'error').mockReturnValue()
  files['/flights/1.0.0/release.json'] = JSON.stringify(release)
  files['/flights/1.0.0/server/server.mjs'] = code
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    requests += 1
    await pause(delayMs)
    const text = files[String(url).replace(host, '')]
    // Object stores answer 403 for what is missing.
    const missing = String(url).includes('/yachts/') ? 403 : 404
    return new Response(text ?? null, { status: isDown ? 503 : text ? 200 : missing })
  })
})
afterEach(() => {
  isDown = false
  delayMs = 0
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('gives browsers the address of the host, and renders with a copy, also of an earlier process while the host is away', async () => {
  const source = hostedSource(host, cache())
  expect(source.baseUrl('flights', '1.0.0')).toBe(`${host}/flights/1.0.0/`)
  expect(await source.read('flights', '1.0.0')).toEqual(release)
  for (const name of ['flights', 'yachts']) expect(await source.read(name, '9.9.9')).toBeNull()
  const folder = await source.folder(release, 'for a start')
  expect(await readFile(join(folder ?? '', serverFile), 'utf8')).toBe(code)
  isDown = true
  expect(String(await hostedSource(host, cache()).file(release, serverFile))).toBe(code)
  await writeFile(join(cache(), 'flights/1.0.0', serverFile), `${code} // altered`)
  await expect(hostedSource(host, cache()).file(release, serverFile)).rejects.toThrow('503')
})

test('refuses a build with other bytes than were released, asks a failing host once, and tries again after 10 s', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const source = hostedSource(host, cache())
  files['/flights/1.0.0/server/server.mjs'] = `${code} // altered`
  expect(await source.folder(release, 'for a start')).toBeNull()
  const [fields] = vi.mocked(log.error).mock.calls[0] ?? []
  expect(String(Object.values(fields ?? {}))).toContain('is not the file that was released')
  isDown = true
  requests = 0
  for (let page = 0; page < 3; page += 1)
    await expect(source.read('flights', '1.0.0')).rejects.toThrow(host)
  expect(requests).toBe(1)
  isDown = false
  files['/flights/1.0.0/server/server.mjs'] = code
  vi.setSystemTime(Date.now() + 10_000)
  expect(await source.folder(release, 'for a start')).toContain('flights/1.0.0')
  expect(await source.read('flights', '1.0.0')).toEqual(release)
})

test('waits for a late copy when the server starts, but not for a page', async () => {
  const source = hostedSource(host, cache())
  delayMs = 400
  expect(await source.folder(release, 'for a page')).toBeNull()
  expect(await source.folder(release, 'for a start')).toContain('flights/1.0.0')
})

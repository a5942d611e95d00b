import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Release } from '@storefront/contract'
import { integrityOf } from '@storefront/releases'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { log } from '../operations/log.ts'
import { hostedSource } from './release-source.ts'

const code = 'export const exposes = {}'
const release: Release = {
  name: 'flights',
  version: '1.0.0',
  mounts: ['flights'],
  entry: 'entry.js',
  exposes: {},
  screens: {},
  server: 'server/server.mjs',
  integrity: { 'server/server.mjs': integrityOf(Buffer.from(code)), 'entry.js': 'sha256-x' },
}
const files: Record<string, string> = {}
let isDown = false
let asked = 0
let delayMs = 0
const server = createServer(async (request, response) => {
  asked += 1
  await pause(delayMs)
  const text = files[request.url ?? '']
  response.statusCode = isDown ? 503 : text === undefined ? 404 : 200
  response.end(text)
})
let cache = ''
let host = ''

beforeEach(async () => {
  cache = await mkdtemp(join(tmpdir(), 'copies-'))
  files['/flights/1.0.0/release.json'] = JSON.stringify(release)
  files['/flights/1.0.0/server/server.mjs'] = code
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve))
  await rm(cache, { recursive: true, force: true })
})

test('browsers load a hosted release from its host, the server renders with a copy', async () => {
  const source = hostedSource(host, cache)
  expect(source.baseUrl('flights', '1.0.0')).toBe(`${host}/flights/1.0.0/`)
  expect(await source.read('flights', '1.0.0')).toEqual(release)
  expect(await source.read('flights', '9.9.9')).toBeNull()
  const path = await source.serverBuild(release, 'for a start')
  expect(await readFile(path ?? '', 'utf8')).toBe(code)
})

test('a server-side build with other bytes than were released is refused, and asked for again after 10 s', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const refusals = vi.spyOn(log, 'error').mockImplementation(() => undefined)
  try {
    const source = hostedSource(host, cache)
    files['/flights/1.0.0/server/server.mjs'] = `${code} // altered`
    expect(await source.serverBuild(release, 'for a start')).toBeNull()
    expect(String(Object.values(refusals.mock.calls[0]?.[0] ?? {}))).toContain(
      'is not the file that was released',
    )
    files['/flights/1.0.0/server/server.mjs'] = code
    vi.setSystemTime(Date.now() + 10_000)
    const path = await source.serverBuild(release, 'for a start')
    expect(path).toContain('server.mjs')
  } finally {
    vi.restoreAllMocks()
    vi.useRealTimers()
  }
})

test('a host that fails is not asked by every page, and is asked again after 10 s', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    const source = hostedSource(host, cache)
    isDown = true
    asked = 0
    for (let page = 0; page < 3; page += 1) {
      await expect(source.read('flights', '1.0.0')).rejects.toThrow(host)
    }
    expect(asked).toBe(1)
    isDown = false
    vi.setSystemTime(Date.now() + 10_000)
    expect(await source.read('flights', '1.0.0')).toEqual(release)
  } finally {
    isDown = false
    vi.useRealTimers()
  }
})

test('processes that start at once on an empty folder all get the build', async () => {
  for (let round = 0; round < 20; round += 1) {
    const shared = join(cache, String(round))
    const path = join(shared, 'flights/1.0.0/server/server.mjs')
    const reads = [1, 2, 3].map(() =>
      hostedSource(host, shared).file(release, release.server ?? ''),
    )
    expect((await Promise.all(reads)).map(String)).toEqual([code, code, code])
    expect(await readFile(path, 'utf8')).toBe(code)
  }
})

test('what was copied serves a later process while the host is away, unless it was altered', async () => {
  const file = 'server/server.mjs'
  await hostedSource(host, cache).file(release, file)
  isDown = true
  try {
    expect(String(await hostedSource(host, cache).file(release, file))).toBe(code)
    expect(await hostedSource(host, cache).serverBuild(release, 'for a start')).toContain(file)
    await writeFile(join(cache, 'flights/1.0.0', file), `${code} // altered`)
    await expect(hostedSource(host, cache).file(release, file)).rejects.toThrow('503')
  } finally {
    isDown = false
  }
})

test('a start waits for a copy that comes late, a page does not; neither waits for one that cannot be had', async () => {
  const source = hostedSource(host, cache)
  isDown = true
  try {
    expect(await source.serverBuild({ ...release, version: '1.1.0' }, 'for a start')).toBeNull()
    isDown = false
    delayMs = 800
    const limits = vi.spyOn(AbortSignal, 'timeout')
    expect(await source.serverBuild(release, 'for a page')).toBeNull()
    expect(await source.serverBuild(release, 'for a start')).toContain('server.mjs')
    // A file may take longer than the 5 s that it once had.
    expect(limits.mock.calls.every(([ms]) => ms > 5500)).toBe(true)
    expect(limits).toHaveBeenCalled()
  } finally {
    isDown = false
    delayMs = 0
    vi.restoreAllMocks()
  }
})

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import type { LiveRemote } from '@storefront/contract'
import { integrityOf } from '@storefront/releases'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { crashingEntry, withCrashes } from './crashes.ts'

const release = {
  name: 'flights',
  version: '1.0.0',
  mounts: ['flights'],
  entry: 'entry.js',
  exposes: {},
  screens: {},
  integrity: { 'entry.js': 'sha256-released' },
}
const flights: LiveRemote = { baseUrl: '/remotes/flights/1.0.0/', release }
const entry = `var flights = Object.freeze({
  get: async () => () => ({ routes: [{ path: 'flights', loader: () => 7, Component: () => 'shown' }] }),
})`
let root = ''

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'crashes-'))
  await mkdir(join(root, 'flights/1.0.0'), { recursive: true })
  await writeFile(join(root, 'flights/1.0.0/entry.js'), entry)
})
afterEach(() => rm(root, { recursive: true, force: true }))

test('the page gets an entry by its hash whose components throw, and whose loaders do not', async () => {
  const app = new Hono().get('*', (c) => crashingEntry(c, root))
  const text = await (await app.request('/remotes/flights/1.0.0/entry.js')).text()
  const { flights: told } = await withCrashes({ 'flights:entry': 'crash' }, { flights }, root)
  expect(told?.release.integrity['entry.js']).toBe(integrityOf(Buffer.from(text)))

  const page: { flights?: { get: () => Promise<() => { routes: Route[] }> } } = {}
  runInNewContext(text, page)
  const [route] = (await page.flights?.get())?.().routes ?? []
  expect(route?.loader()).toBe(7)
  expect(() => route?.Component()).toThrow('chaos')
})

type Route = { loader: () => number; Component: () => string }

test('without the fault the page gets what was released', async () => {
  expect(await withCrashes({ flights: 'down' }, { flights }, root)).toEqual({ flights })
})

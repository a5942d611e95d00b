import { createInstance } from '@module-federation/enhanced/runtime'
import type { LiveRemote } from '@storefront/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { liveRemote } from '../testing/live-remote.ts'
import { createFederation } from './federation.ts'

const react = { useState: () => null }
const routes = [{ path: 'flights' }]
const seen = globalThis as Record<string, unknown>

let shells = 0

/**
 * Remote whose entry is a data URL, in which the suffix of a retry becomes a comment. Each test has its own address,
 * because the runtime remembers entries until the page unloads.
 */
function remote(entry: string, lastGood?: LiveRemote): LiveRemote {
  return {
    ...liveRemote('flights', { entry: `${encodeURIComponent(entry)}//`, exposes: ['./routes'] }),
    baseUrl: `data:text/javascript,/*${shells}*/`,
    ...(lastGood ? { lastGood } : {}),
  }
}

function federationOf(entry: string, shared: Record<string, string> = {}, lastGood?: string) {
  const flights = remote(entry, lastGood ? remote(lastGood) : undefined)
  const built = { contract: '1.0.0', session: '1.0.0', publishes: {}, reads: {} }
  flights.release.builtOn = { ...built, shared }
  return createFederation({
    instance: createInstance({
      name: `shell${shells++}`,
      remotes: [],
      shared: { react: { version: '19.3.1', lib: () => react } },
    }),
    remotes: { flights },
  })
}

const counted = `globalThis.runs = (globalThis.runs ?? 0) + 1
var flights = {
  init: (scope) => { globalThis.scope = scope },
  get: async (expose) => () => ({ expose, routes: ${JSON.stringify(routes)} }),
}`

afterEach(() => {
  for (const name of ['flights', 'runs', 'scope']) seen[name] = undefined
})

test('runs an entry once, gives it the shared modules by version, and loads its exposes', async () => {
  const federation = federationOf(counted, { react: '^19.0.0' })
  federation.start('flights')
  await expect.poll(() => seen.runs).toBe(1)
  const exposes = ['./routes', './SearchForm'] as const
  const loaded = await Promise.all(exposes.map((expose) => federation.load('flights', expose)))
  expect(loaded).toEqual(exposes.map((expose) => ({ expose, routes })))
  expect(seen.runs).toBe(1)
  const scope = seen.scope as Record<string, Record<string, { lib: () => unknown }>>
  expect(scope.react?.['19.3.1']?.lib()).toBe(react)
})

test('refuses a script without an entry, even if another global has its name', async () => {
  seen.flights = document.createElement('div')
  await expect(federationOf('void 0').load('flights', './routes')).rejects.toThrow('RUNTIME-00')
})

test.each<Record<string, string>>([{ react: '^19.4.0' }, { vue: '^3.0.0' }])(
  'refuses a remote that was built on %o without giving it the shared modules',
  async (shared) => {
    const loading = federationOf(counted, shared).load('flights', './routes')
    await expect(loading).rejects.toThrow('Unsatisfied version')
    expect(seen.scope).toBeUndefined()
  },
)

test.each([
  ['defines no entry', 'void 0'],
  ['throws', `throw new Error('broken')`],
])(
  'the last good release replaces one that %s, and its styles, but no others',
  async (_, broken) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    addEventListener('error', (event) => event.preventDefault(), { once: true })
    document.body.innerHTML = `<link data-rspack="flights:chunk-1"><style data-styles-of="flights"></style>
    <link data-rspack="hotels:chunk-1"><style data-styles-of="hotels"></style>`
    const lastGood = `var flights = { init() {}, get: async () => () => 'last good' }`
    const federation = federationOf(broken, {}, lastGood)
    expect(await federation.load('flights', './routes')).toBe('last good')
    expect(federation.fallbackRelease('flights')?.release.entry).toContain('last%20good')
    const left = document.body.querySelectorAll('[data-rspack^=hotels], [data-styles-of=hotels]')
    expect([...document.body.children]).toEqual([...left])
    expect(left).toHaveLength(2)
  },
)

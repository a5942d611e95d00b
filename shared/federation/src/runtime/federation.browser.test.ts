import { createInstance } from '@module-federation/enhanced/runtime'
import type { LiveRemote } from '@storefront/contract'
import { afterEach, describe, expect, test, vi } from 'vitest'
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

const gives = (module: string) => `var flights = { init() {}, get: async () => () => ${module} }`

afterEach(() => {
  for (const name of ['flights', 'runs', 'scope']) seen[name] = undefined
})

test('gives a remote the shared modules by name and version, and loads its exposes', async () => {
  const module = await federationOf(counted, { react: '^19.0.0' }).load('flights', './routes')
  expect(module).toEqual({ expose: './routes', routes })
  const scope = seen.scope as Record<string, Record<string, { lib: () => unknown }>>
  expect(scope.react?.['19.3.1']?.lib()).toBe(react)
})

test('runs an entry once if it is started early and several exposes load', async () => {
  const federation = federationOf(counted)
  federation.start('flights')
  await expect.poll(() => seen.runs).toBe(1)
  const exposes = ['./routes', './SearchForm'] as const
  const loaded = await Promise.all(exposes.map((expose) => federation.load('flights', expose)))
  expect(loaded).toEqual(exposes.map((expose) => ({ expose, routes })))
  expect(seen.runs).toBe(1)
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

test('refuses a remote that is not live', async () => {
  await expect(federationOf(counted).load('hotels', './routes')).rejects.toThrow(
    'There is no live release of hotels.',
  )
})

describe('the last good release', () => {
  test.each([
    ['defines no entry', 'void 0'],
    ['throws', `throw new Error('broken')`],
  ])('replaces a live release that %s', async (_, broken) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    addEventListener('error', (event) => event.preventDefault(), { once: true })
    const federation = federationOf(broken, {}, gives(`({ routes: 'last good' })`))
    await expect(federation.load('flights', './routes')).resolves.toEqual({ routes: 'last good' })
    expect(federation.fallbackRelease('flights')?.release.entry).toContain('last%20good')
  })

  test('removes the styles of the live release, but not those of other remotes', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    document.body.innerHTML = `<link data-rspack="flights:chunk-1"><style data-styles-of="flights"></style>
    <link data-rspack="hotels:chunk-1"><style data-styles-of="hotels"></style>`
    await federationOf('void 0', {}, gives('({})')).load('flights', './routes')
    expect(
      document.querySelector('[data-rspack^="flights"], [data-styles-of="flights"]'),
    ).toBeNull()
    expect(document.querySelector('[data-rspack^="hotels"]')).not.toBeNull()
    expect(document.querySelector('[data-styles-of="hotels"]')).not.toBeNull()
  })

  test('adds the script of an entry with its integrity hash', async () => {
    const added: HTMLScriptElement[] = []
    vi.spyOn(document.head, 'appendChild').mockImplementation((node) => {
      added.push(node as unknown as HTMLScriptElement)
      return node
    })
    const live = remote(counted)
    live.release.integrity[live.release.entry] = 'sha256-abc'
    createFederation({
      instance: createInstance({ name: `shell${shells++}`, remotes: [] }),
      remotes: { flights: live },
    }).start('flights')
    await expect.poll(() => added[0]?.integrity).toBe('sha256-abc')
    expect(added[0]?.crossOrigin).toBe('anonymous')
  })
})

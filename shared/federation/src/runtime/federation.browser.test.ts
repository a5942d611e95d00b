import type { LiveRemote } from '@storefront/contract'
import { afterEach, describe, expect, test } from 'vitest'
import { startEntries } from './container.ts'
import { createFederation } from './federation.ts'
import { RemoteLoadError } from './load-script.ts'

const react = { version: '19.3.1', module: { useState: () => null } }
const routes = [{ path: 'flights' }]
const seen = globalThis as Record<string, unknown>

/** A remote whose entry is written into its address; what a retry adds to the address becomes a comment. */
function remote(entry: string): LiveRemote {
  return {
    baseUrl: 'data:text/javascript,',
    release: {
      name: 'flights',
      version: '1.0.0',
      mounts: ['flights'],
      entry: `${encodeURIComponent(entry)}//`,
      exposes: { './routes': { js: [], css: [] } },
      screens: {},
      integrity: {},
    },
  }
}

function federationOf(entry: string) {
  return createFederation({ provided: { react }, remotes: { flights: remote(entry) } })
}

const counted = `globalThis.runs = (globalThis.runs ?? 0) + 1
var flights = {
  init: (scope) => { globalThis.scope = scope },
  get: async (expose) => () => ({ expose, routes: ${JSON.stringify(routes)} }),
}`

const failsOnce = `globalThis.runs = (globalThis.runs ?? 0) + 1
if (globalThis.runs > 1) globalThis.flights = { init() {}, get: async () => () => ({ routes: [] }) }`

afterEach(() => {
  for (const name of ['flights', 'runs', 'scope']) seen[name] = undefined
})

test('a remote is joined to the shared modules by name and version, and hands out its exposes', async () => {
  const module = await federationOf(counted).load('flights', './routes')
  expect(module).toEqual({ expose: './routes', routes })
  const scope = seen.scope as Record<string, Record<string, { get: () => () => unknown }>>
  expect(scope.react?.['19.3.1']?.get()()).toBe(react.module)
})

test('an entry runs once, however many exposes are asked for', async () => {
  const federation = federationOf(counted)
  await Promise.all([
    federation.load('flights', './routes'),
    federation.load('flights', './SearchForm'),
  ])
  expect(seen.runs).toBe(1)
})

test('an entry that failed is asked for again at a new address', async () => {
  const federation = federationOf(failsOnce)
  await expect(federation.load('flights', './routes')).rejects.toThrow(RemoteLoadError)
  await expect(federation.load('flights', './routes')).resolves.toEqual({ routes: [] })
  expect(seen.runs).toBe(2)
})

describe('an entry that was started before anybody asked', () => {
  function startedOf(entry: string) {
    const flights = remote(entry)
    const started = startEntries([flights])
    return createFederation({ provided: { react }, remotes: { flights }, started })
  }

  test('does not run once more', async () => {
    const federation = startedOf(counted)
    await expect.poll(() => seen.runs).toBe(1)
    const module = await federation.load('flights', './routes')
    expect(module).toEqual({ expose: './routes', routes })
    expect(seen.runs).toBe(1)
  })

  test('and failed, says so to who asks, and is asked for again at a new address', async () => {
    const federation = startedOf(failsOnce)
    await expect.poll(() => seen.runs).toBe(1)
    await expect(federation.load('flights', './routes')).rejects.toThrow(RemoteLoadError)
    await expect(federation.load('flights', './routes')).resolves.toEqual({ routes: [] })
    expect(seen.runs).toBe(2)
  })
})

test('a script that leaves no container is refused, whatever has its name on the page', async () => {
  seen.flights = document.createElement('div')
  await expect(federationOf('void 0').load('flights', './routes')).rejects.toThrow(
    'is not a container',
  )
})

test('a remote that needs another version of a shared module is refused in words', async () => {
  const entry = `var flights = {
    init: () => undefined,
    get: async () => { throw new Error('Unsatisfied version 19.3.1 of shared singleton module react') },
  }`
  await expect(federationOf(entry).load('flights', './routes')).rejects.toThrow(
    'Unsatisfied version',
  )
})

test('a remote that is not live is refused', async () => {
  await expect(federationOf(counted).load('hotels', './routes')).rejects.toThrow(
    'There is no live release of hotels.',
  )
})

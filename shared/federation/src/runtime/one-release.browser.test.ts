import {
  createInstance,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime'
import type { LiveRemote } from '@storefront/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createFederation, type Federation } from './federation.ts'
import { loadLimits } from './load-guards.ts'

let pages = 0

/** The runtime remembers entries for as long as the page lives: each test has its own addresses. */
function release(version: string, lastGood?: LiveRemote): LiveRemote {
  return {
    get baseUrl() {
      return `/${pages}/flights/${version}/`
    },
    release: {
      name: 'flights',
      version,
      mounts: ['flights'],
      entry: 'entry.js',
      exposes: {},
      screens: {},
      integrity: {},
    },
    ...(lastGood ? { lastGood } : {}),
  }
}

const before = release('1.0.0')
const alone = release('1.1.0')
const live = release('1.1.0', before)

type Entry = { init: () => void; get: (expose: string) => Promise<() => unknown> }
type LoadEntry = NonNullable<ModuleFederationRuntimePlugin['loadEntry']>
type RemoteEntryExports = Extract<Awaited<ReturnType<LoadEntry>>, object>
/** Result of an entry: it ran, it failed, or it hangs. */
type Arrival = Entry | 'down' | 'hangs'

const isOf = (address: string, { baseUrl }: LiveRemote) => address.includes(baseUrl)
const never = new Promise<never>(() => undefined)
const down = () => Promise.reject(new Error('down'))

/** An entry whose every expose says which version it is of. */
const works = (address: string): Entry => ({
  init: () => undefined,
  get: async (expose) => () => ({ text: `${expose} of ${/flights\/([\d.]+)/.exec(address)?.[1]}` }),
})
const chunksHang: Entry = { init: () => undefined, get: () => never }

function federationOf(remote: LiveRemote, open: (address: string) => Arrival): Federation {
  const entries: ModuleFederationRuntimePlugin = {
    name: 'entries',
    loadEntry: async ({ remoteInfo }) => {
      const arrival = open(remoteInfo.entry)
      if (arrival === 'down') throw new Error('down')
      // What the plugin does not know is asked for as a script; nothing ever answers here.
      return arrival === 'hangs' ? undefined : (arrival as unknown as RemoteEntryExports)
    },
  }
  return createFederation({
    instance: createInstance({ name: `page${pages}`, remotes: [], plugins: [entries] }),
    remotes: { flights: remote },
  })
}

beforeEach(() => {
  pages++
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(document.head, 'appendChild').mockImplementation((node) => node)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Returns the result of a load and its duration in ms. */
async function outcome(loading: Promise<unknown>) {
  const started = performance.now()
  const settled = loading.then(
    (module) => ({ module, ms: performance.now() - started }),
    (error: Error) => ({ error: error.message, ms: performance.now() - started }),
  )
  await vi.runAllTimersAsync()
  return settled
}

describe('however the live release fails, there is an end within the limit', () => {
  test.each<[string, (address: string) => Arrival, LiveRemote]>([
    ['the entry hangs', () => 'hangs', alone],
    ['a chunk hangs', () => chunksHang, alone],
    ['entries hang, the last good one too', () => 'hangs', live],
    ['chunks hang, those of the last good one too', () => chunksHang, live],
    [
      'the live one is down and the last good one hangs',
      (address) => (isOf(address, before) ? 'hangs' : 'down'),
      live,
    ],
  ])('%s', async (_, open, remote) => {
    const { ms, ...ended } = await outcome(federationOf(remote, open).load('flights', './routes'))
    expect(ended).toHaveProperty('error')
    expect(ms).toBeLessThanOrEqual(loadLimits.loadMs + 1)
  })
})

test.each<[string, Arrival]>([
  ['is down', 'down'],
  ['hangs', 'hangs'],
  ['has a chunk that hangs', chunksHang],
])('where the live release %s, the last good one stands in', async (_, broken) => {
  const federation = federationOf(live, (address) =>
    isOf(address, before) ? works(address) : broken,
  )
  expect(await outcome(federation.load('flights', './routes'))).toMatchObject({
    module: { text: './routes of 1.0.0' },
  })
  expect(federation.standIn('flights')).toBe(before)
})

test('a release that provided a part stays the only one, even if a later load fails', async () => {
  let isDown = false
  const federation = federationOf(live, (address) => ({
    ...works(address),
    get: (expose) => (isDown ? down() : works(address).get(expose)),
  }))
  await outcome(federation.load('flights', './SearchForm'))
  isDown = true
  expect(await outcome(federation.load('flights', './routes'))).toMatchObject({ error: 'down' })
  expect(federation.standIn('flights')).toBeNull()
})

test('two exposes asked for at once come from one release', async () => {
  let asked = 0
  const federation = federationOf(live, (address) =>
    isOf(address, before)
      ? works(address)
      : {
          init: () => undefined,
          get: async (expose) => {
            if (asked++ === 0) return down()
            await new Promise((resolve) => setTimeout(resolve, 500))
            return works(address).get(expose)
          },
        },
  )
  const both = Promise.all([
    federation.load('flights', './routes'),
    federation.load('flights', './SearchForm'),
  ])
  expect(await outcome(both)).toMatchObject({
    module: [{ text: './routes of 1.0.0' }, { text: './SearchForm of 1.0.0' }],
  })
})

test('when neither can be had, the next try begins with the live release again, at a new address', async () => {
  const asked: string[] = []
  let isBack = false
  const federation = federationOf(live, (address) => {
    asked.push(address.slice(address.indexOf('flights/')))
    return isBack ? works(address) : 'down'
  })
  expect(await outcome(federation.load('flights', './routes'))).toMatchObject({ error: 'down' })
  isBack = true
  expect(await outcome(federation.load('flights', './routes'))).toMatchObject({
    module: { text: './routes of 1.1.0' },
  })
  expect(asked).toEqual([
    'flights/1.1.0/entry.js',
    'flights/1.0.0/entry.js',
    'flights/1.1.0/entry.js?retry=1',
  ])
})

import {
  createInstance,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime'
import type { LiveRemote } from '@storefront/contract'
import { beforeEach, expect, test, vi } from 'vitest'
import { liveRemote } from '../testing/live-remote.ts'
import { createFederation, type Federation } from './federation.ts'
import { loadLimits } from './load-guards.ts'

let pages = 0

/** Each test has its own addresses, because the runtime remembers entries until the page unloads. */
function release(version: string, lastGood?: LiveRemote): LiveRemote {
  return {
    ...liveRemote('flights', { version, integrity: { 'entry.js': 'sha256-abc' } }),
    get baseUrl() {
      return `/${pages}/flights/${version}/`
    },
    ...(lastGood ? { lastGood } : {}),
  }
}

const lastGood = release('1.0.0')
const alone = release('1.1.0')
const live = release('1.1.0', lastGood)

type Entry = { init: () => void; get: (expose: string) => Promise<() => unknown> }
type LoadEntry = NonNullable<ModuleFederationRuntimePlugin['loadEntry']>
type RemoteEntryExports = Extract<Awaited<ReturnType<LoadEntry>>, object>
type Arrival = Entry | 'down' | 'hangs'

const never = new Promise<never>(() => undefined)
const down = () => Promise.reject(new Error('down'))

/** Entry whose exposes return its version. */
const works = (address: string): Entry => ({
  init: () => undefined,
  get: async (expose) => () => ({ text: `${expose} of ${/flights\/([\d.]+)/.exec(address)?.[1]}` }),
})
const chunksHang: Entry = { init: () => undefined, get: () => never }

/** Opens the live release as `arrival`, and the last good one, which works. */
const liveIs = (arrival: Arrival) => (address: string) =>
  address.includes(lastGood.baseUrl) ? works(address) : arrival

function federationOf(remote: LiveRemote, open: (address: string) => Arrival): Federation {
  const entries: ModuleFederationRuntimePlugin = {
    name: 'entries',
    loadEntry: async ({ remoteInfo }) => {
      const arrival = open(remoteInfo.entry)
      if (arrival === 'down') throw new Error('down')
      // Without a result the runtime adds a script, which never loads here.
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

test('adds the script of an entry with its integrity hash', async () => {
  federationOf(alone, () => 'hangs').start('flights')
  await vi.runAllTimersAsync()
  const [[script] = []] = vi.mocked(document.head.appendChild).mock.calls
  expect(script).toMatchObject({ integrity: 'sha256-abc', crossOrigin: 'anonymous' })
})

test.each<[string, Arrival, LiveRemote]>([
  ['the entry hangs', 'hangs', alone],
  ['a chunk hangs', chunksHang, alone],
  ['the entries of both releases hang', 'hangs', live],
])('fails within the limit when %s', async (_, arrival, remote) => {
  const { ms, ...ended } = await outcome(
    federationOf(remote, () => arrival).load('flights', './routes'),
  )
  expect(ended).toHaveProperty('error')
  expect(ms).toBeLessThanOrEqual(loadLimits.loadMs + 1)
})

test.each<[string, Arrival]>([
  ['has an entry that hangs', 'hangs'],
  ['has a chunk that hangs', chunksHang],
])('loads the last good release when the live one %s', async (_, broken) => {
  const federation = federationOf(live, liveIs(broken))
  expect(await outcome(federation.load('flights', './routes'))).toMatchObject({
    module: { text: './routes of 1.0.0' },
  })
  expect(federation.fallbackRelease('flights')).toBe(lastGood)
})

test('stays with a release that provided a part, even if a later load fails', async () => {
  let isDown = false
  const federation = federationOf(live, (address) => ({
    ...works(address),
    get: (expose) => (isDown ? down() : works(address).get(expose)),
  }))
  await outcome(federation.load('flights', './SearchForm'))
  isDown = true
  expect(await outcome(federation.load('flights', './routes'))).toMatchObject({ error: 'down' })
  expect(federation.fallbackRelease('flights')).toBeNull()
})

test('loads two simultaneously requested exposes from the same release', async () => {
  let calls = 0
  const get = async (expose: string) => {
    if (calls++ === 0) return down()
    await new Promise((resolve) => setTimeout(resolve, 500))
    return () => ({ text: `${expose} of 1.1.0` })
  }
  const federation = federationOf(live, liveIs({ init: () => undefined, get }))
  const exposes = ['./routes', './SearchForm'] as const
  const both = Promise.all(exposes.map((expose) => federation.load('flights', expose)))
  expect(await outcome(both)).toMatchObject({
    module: exposes.map((expose) => ({ text: `${expose} of 1.0.0` })),
  })
})

test('tries the live release again, at a new address, after it and the last good one failed', async () => {
  const requested: string[] = []
  let isBack = false
  const federation = federationOf(live, (address) => {
    requested.push(address.slice(address.indexOf('flights/')))
    return isBack ? works(address) : 'down'
  })
  expect(await outcome(federation.load('flights', './routes'))).toMatchObject({ error: 'down' })
  isBack = true
  expect(await outcome(federation.load('flights', './routes'))).toMatchObject({
    module: { text: './routes of 1.1.0' },
  })
  expect(requested).toEqual([
    'flights/1.1.0/entry.js',
    'flights/1.0.0/entry.js',
    'flights/1.1.0/entry.js?retry=1',
  ])
})

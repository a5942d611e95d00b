import type { LiveRemote } from '@storefront/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Container } from './container.ts'
import { loadLimits } from './limits.ts'
import { RemoteLoader } from './remote-loader.ts'

function release(version: string, lastGood?: LiveRemote): LiveRemote {
  return {
    baseUrl: `/remotes/flights/${version}/`,
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
const never = new Promise<never>(() => undefined)
const down = () => Promise.reject(new Error('down'))

/** A container whose every expose says which version it is of. */
const container = ({ release: { version } }: LiveRemote): Container => ({
  init: () => undefined,
  get: async (expose) => () => `${expose} of ${version}`,
})
const works = async (of: LiveRemote) => container(of)
const chunksHang = async (): Promise<Container> => ({ init: () => undefined, get: () => never })

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** What a load ended with, and after how many ms. */
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
  test.each([
    ['the entry hangs', () => never, alone],
    ['a chunk hangs', chunksHang, alone],
    ['entries hang, the last good one too', () => never, live],
    ['chunks hang, those of the last good one too', chunksHang, live],
    [
      'the live one is down and the last good one hangs',
      (of: LiveRemote) => (of === before ? never : down()),
      live,
    ],
  ])('%s', async (_, open, remote) => {
    const { ms, ...ended } = await outcome(new RemoteLoader(remote, { open }).load('./routes'))
    expect(ended).toHaveProperty('error')
    expect(ms).toBeLessThanOrEqual(loadLimits.loadMs)
  })
})

test.each([
  ['is down', down],
  ['hangs', () => never],
  ['has a chunk that hangs', chunksHang],
])('where the live release %s, the last good one stands in', async (_, broken) => {
  const leave = vi.fn()
  const loader = new RemoteLoader(live, {
    open: (of) => (of === before ? works(of) : broken()),
    leave,
  })
  expect(await outcome(loader.load('./routes'))).toMatchObject({ module: './routes of 1.0.0' })
  expect(loader.inUse).toBe(before)
  expect(leave).toHaveBeenCalledExactlyOnceWith(live, before)
})

test('a release that handed something out stays the only one, whatever fails later', async () => {
  let isDown = false
  const open = async (of: LiveRemote): Promise<Container> => ({
    ...container(of),
    get: (expose) => (isDown ? down() : container(of).get(expose)),
  })
  const loader = new RemoteLoader(live, { open })
  await loader.load('./SearchForm')
  isDown = true
  expect(await outcome(loader.load('./routes'))).toMatchObject({ error: 'down' })
  expect(loader.inUse).toBe(live)
})

test('two exposes asked for at once come from one release', async () => {
  let asked = 0
  const open = async (of: LiveRemote): Promise<Container> =>
    of === before
      ? container(of)
      : { init: () => undefined, get: (expose) => (asked++ ? slowly(of, expose) : down()) }
  const slowly = async (of: LiveRemote, expose: string) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    return container(of).get(expose)
  }
  const loader = new RemoteLoader(live, { open })
  const both = Promise.all([loader.load('./routes'), loader.load('./SearchForm')])
  expect(await outcome(both)).toMatchObject({
    module: ['./routes of 1.0.0', './SearchForm of 1.0.0'],
  })
})

test('when neither can be had, the next try begins with the live release again, at a new address', async () => {
  const attempts: string[] = []
  let isBack = false
  const loader = new RemoteLoader(live, {
    open: (of, attempt) => {
      attempts.push(`${of.release.version}#${attempt}`)
      return isBack ? works(of) : down()
    },
  })
  expect(await outcome(loader.load('./routes'))).toMatchObject({ error: 'down' })
  isBack = true
  expect(await outcome(loader.load('./routes'))).toMatchObject({ module: './routes of 1.1.0' })
  expect(attempts).toEqual(['1.1.0#0', '1.0.0#0', '1.1.0#1'])
})

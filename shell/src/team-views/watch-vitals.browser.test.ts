import type { LiveRemote } from '@storefront/contract'
import { expect, test, vi } from 'vitest'
import type { Beacon } from '../page/beacons.ts'
import { liveEvent } from '../page/early-taps.ts'
import type { FederatedPage } from '../page/federated-page.ts'
import { watchVitals } from './watch-vitals.ts'

const remotes = {
  hotels: {
    baseUrl: '/remotes/hotels/1.2.0/',
    release: { version: '1.2.0' },
    lastGood: { baseUrl: '/remotes/hotels/1.1.0/', release: { version: '1.1.0' } },
  } as LiveRemote,
}

function watch() {
  const told: Beacon[] = []
  const beacons = { note: (beacon: Beacon) => told.push(beacon) }
  watchVitals('2.0.0', { boot: { remotes }, beacons } as unknown as FederatedPage)
  return told
}

function hide() {
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  hidden.mockRestore()
}

function throwFrom(address: string) {
  const error = Object.assign(new RangeError('Mateo'), {
    stack: `at https://marea.example${address}:1:7`,
  })
  const event = new ErrorEvent('error', { error, cancelable: true })
  // Vitest takes what nobody caught for its own.
  vi.spyOn(event, 'error', 'get').mockReturnValue(error)
  return { error, event }
}

test('a page that never came to life failed, and one that did says when', () => {
  performance.clearMarks(liveEvent)
  const told = watch()
  hide()
  hide()
  expect(told).toMatchObject([
    { remote: 'shell', version: '2.0.0', outcome: 'failed', ms: null },
    {
      outcome: 'measured',
      lcp: null,
      inp: null,
      cls: expect.toSatisfy((n) => n === null || n >= 0),
    },
  ])

  performance.mark(liveEvent)
  const alive = watch()
  hide()
  expect(alive[0]).toMatchObject({ outcome: 'loaded', ms: expect.any(Number) })
})

test.each([
  ['/remotes/hotels/1.2.0/chunk.js', { remote: 'hotels', version: '1.2.0' }],
  ['/remotes/hotels/1.1.0/chunk.js', { remote: 'hotels', version: '1.1.0' }],
  ['/assets/shell.js', { remote: 'shell', version: '2.0.0' }],
  ['/extension.js', null],
])('what nobody caught of %s is told of its version, without its text', (address, of) => {
  const told = watch()
  const { event } = throwFrom(address)
  dispatchEvent(event)
  const place = `${address.split('/').at(-1)}:1:7`
  const thrown = { outcome: 'threw', ms: null, error: 'RangeError', place }
  expect(told).toEqual(of ? [{ ...of, ...thrown }] : [])
})

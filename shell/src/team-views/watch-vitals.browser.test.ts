import { hotelsWithLastGood } from '@storefront/federation/testing'
import { expect, test, vi } from 'vitest'
import type { Beacon } from '../page/beacons.ts'
import type { FederatedPage } from '../page/federated-page.ts'
import { liveEvent } from '../page/inlined/early-taps.ts'
import { watchVitals } from './watch-vitals.ts'

const remotes = { hotels: hotelsWithLastGood }

function watch() {
  const sent: Beacon[] = []
  const push = (beacon: Beacon) => sent.push(beacon)
  const beacons = { add: push, note: push }
  watchVitals('2.0.0', { boot: { remotes }, beacons } as unknown as FederatedPage)
  return sent
}

function hide() {
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  hidden.mockRestore()
}

test('reports once that a page was not hydrated, with its vitals', () => {
  // The browser would report what earlier tests painted and pressed.
  vi.spyOn(PerformanceObserver, 'supportedEntryTypes', 'get').mockReturnValue([])
  performance.clearMarks(liveEvent)
  const sent = watch()
  hide()
  hide()
  expect(sent).toMatchObject([
    { remote: 'shell', version: '2.0.0', outcome: 'failed', ms: null },
    { outcome: 'measured', lcp: null, inp: null, cls: null },
  ])
})

test.each([
  ['/remotes/hotels/1.1.0/chunk.js', { remote: 'hotels', version: '1.1.0' }],
  ['/assets/shell.js', { remote: 'shell', version: '2.0.0' }],
  ['/extension.js', null],
])('an uncaught error in %s counts for %j, and its text is not sent', (address, of) => {
  const sent = watch()
  const stack = `at https://marea.example${address}:1:7`
  const error = Object.assign(new RangeError('Mateo'), { stack })
  const event = new ErrorEvent('error', { error, cancelable: true })
  // Vitest would fail on an uncaught error.
  vi.spyOn(event, 'error', 'get').mockReturnValue(error)
  dispatchEvent(event)
  const place = `${address.split('/').at(-1)}:1:7`
  const thrown = { outcome: 'threw', ms: null, error: 'RangeError', place }
  expect(sent).toEqual(of ? [{ ...of, ...thrown }] : [])
})

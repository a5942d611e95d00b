import { expect, test } from 'vitest'
import { type Faults, faultFor } from './chaos.ts'

const faults: Faults = {
  flights: 'down',
  'hotels:entry': 'hang',
  'content@1.1.0': '500',
  'tours@1.1.0:entry': 'throws',
  '/airports': '500',
}

test('a fault of all calls applies to every call', () => {
  expect(faultFor('/api/v1/hotels/casa-azul', { '/': 'slow' })).toBe('slow')
  expect(faultFor('/remotes/flights/1.0.0/entry.js', { '/': 'slow' })).toBeNull()
})

test.each([
  ['/remotes/flights/1.0.0/entry.js', 'down'],
  ['/remotes/hotels/1.0.0/entry.ab.js', 'hang'],
  ['/remotes/hotels/1.0.0/screen-list.js', null],
  ['/remotes/tours/1.0.0/entry.js', null],
  ['/remotes/content/1.1.0/entry.js', '500'],
  ['/remotes/content/1.0.0/entry.js', null],
  ['/remotes/tours/1.1.0/entry.js', 'throws'],
  ['/remotes/tours/1.1.0/screen-list.js', null],
  ['/api/v1/airports/search', '500'],
  ['/api/v1/airportsandmore', null],
  ['/api/v1/hotels', null],
  ['/flights/results', null],
])('%s meets %s', (path, fault) => {
  expect(faultFor(path, faults)).toBe(fault)
})

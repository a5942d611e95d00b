import { expect, test } from 'vitest'
import type { Beacon } from '../../src/page/beacon.ts'
import { RemoteRecords } from './remote-record.ts'

const at = '2026-11-21T10:00:00.000Z'
const beacon = (changes: Partial<Beacon> = {}): Beacon => ({
  remote: 'hotels',
  version: '1.0.0',
  outcome: 'loaded',
  ms: 100,
  error: null,
  ...changes,
})

test('loads, failures and errors are counted by release', () => {
  const records = new RemoteRecords()
  for (const ms of [300, 100, 200]) records.add(beacon({ ms }), at)
  records.add(beacon({ outcome: 'failed', ms: null, error: 'RemoteLoadError' }), at)
  records.add(beacon({ version: '1.1.0', outcome: 'threw', ms: null, error: 'TypeError' }), at)
  expect(records.list()).toEqual([
    {
      remote: 'hotels',
      version: '1.0.0',
      loads: 3,
      failures: 1,
      errors: 0,
      medianMs: 200,
      slowMs: 300,
      lastError: { name: 'RemoteLoadError', at },
    },
    {
      remote: 'hotels',
      version: '1.1.0',
      loads: 0,
      failures: 0,
      errors: 1,
      medianMs: null,
      slowMs: null,
      lastError: { name: 'TypeError', at },
    },
  ])
})

test('what is kept does not grow with what is told', () => {
  const records = new RemoteRecords()
  for (let n = 0; n < 1000; n++) records.add(beacon({ version: `1.0.${n}` }), at)
  expect(records.list()).toHaveLength(100)
  expect(records.list().some(({ version }) => version === '1.0.999')).toBe(true)
})

import { quantile } from '@storefront/releases'
import type { VersionBeacon } from '@storefront/shell'
import { afterEach, expect, test, vi } from 'vitest'
import { Tallies } from './tallies.ts'

afterEach(() => void vi.useRealTimers())

const at = '2026-11-21T10:00:00.000Z'
const beacon = (changes: Partial<VersionBeacon> = {}): VersionBeacon => ({
  remote: 'hotels',
  version: '1.0.0',
  outcome: 'loaded',
  ms: 100,
  error: null,
  ...changes,
})
const ana = { visitor: 'ana', address: 'a' }
const threw = beacon({ outcome: 'threw', ms: null, error: 'TypeError' })
const failed = beacon({ outcome: 'failed', ms: null, error: 'RemoteLoadError' })

test('pages, loads, failures and errors are counted by version', () => {
  const tallies = new Tallies()
  for (const ms of [300, 100, 200]) tallies.add([beacon({ ms })], null, at)
  tallies.add([failed, { ...threw, version: '1.1.0' }], null, at)
  expect(tallies.list()).toMatchObject([
    {
      app: 'hotels',
      version: '1.0.0',
      pages: 4,
      loads: 3,
      visitors: 4,
      failures: 1,
      errors: 0,
      lastError: { name: 'RemoteLoadError', at },
    },
    { version: '1.1.0', pages: 1, loads: 0, failures: 0, errors: 1 },
  ])
  expect(quantile(tallies.list()[0]?.measured.load ?? {}, 0.5)).toBeCloseTo(200, -1)
})

test.each([
  { title: 'a page that goes on throwing', reports: [[beacon(), threw, threw]], is: [1, 1, 0, 1] },
  { title: 'a visitor who comes again', reports: [[beacon()], [beacon()]], is: [1, 2, 0, 0] },
  { title: 'whose browser always throws', reports: [[threw], [threw], [threw]], is: [1, 3, 0, 1] },
  { title: 'for whom it throws only later', reports: [[beacon()], [threw]], is: [2, 2, 0, 1] },
  { title: 'for whom it does not come', reports: [[failed], [failed, beacon()]], is: [1, 2, 1, 0] },
])('$title counts once', ({ reports, is }) => {
  const tallies = new Tallies()
  for (const report of reports) tallies.add(report, ana, at)
  const [{ visitors, pages, failures, errors } = { visitors: 0 }] = tallies.list()
  expect([visitors, pages, failures, errors]).toEqual(is)
})

test('the vitals of a page count for each version on it, of a visitor those of the first page', () => {
  const tallies = new Tallies()
  const shell = beacon({ remote: 'shell', version: '2.0.0' })
  const vitals = { outcome: 'measured', lcp: 1200, inp: null, cls: 100 } as const
  tallies.add([beacon(), shell, vitals], ana, at)
  tallies.add([beacon(), { ...vitals, lcp: 9000 }], ana, at)
  for (const { measured } of tallies.list()) {
    expect(quantile(measured.lcp, 1)).toBeCloseTo(1200, -2)
    expect(measured.inp).toEqual({})
    expect(quantile(measured.cls, 1)).toBeCloseTo(100, -1)
  }
})

test('a report has the beacons since the last report', () => {
  const tallies = new Tallies()
  tallies.add([beacon()], null, at)
  expect(tallies.takeUnreported(9)).toMatchObject([{ pages: 1 }])
  expect(tallies.takeUnreported(9)).toEqual([])
  tallies.add([beacon()], null, at)
  expect(tallies.takeUnreported(9)).toMatchObject([{ pages: 1 }])
  expect(tallies.list()).toMatchObject([{ pages: 2 }])
})

test('of an address the first visitor of a day counts, whatever others behind it tell', () => {
  vi.useFakeTimers()
  const tallies = new Tallies()
  const ben = { visitor: 'ben', address: 'a' }
  tallies.add([beacon()], ana, at)
  tallies.add([failed, threw], ben, at)
  tallies.add([threw], ana, at)
  expect(tallies.list()).toMatchObject([{ visitors: 2, pages: 3, failures: 0, errors: 1 }])
  vi.advanceTimersByTime(86_400_001)
  tallies.add([failed], ben, at)
  expect(tallies.list()).toMatchObject([{ visitors: 3, failures: 1 }])
})

test('figures of which nobody told for a week are gone', () => {
  vi.useFakeTimers()
  const tallies = new Tallies()
  tallies.add([beacon()], null, at)
  vi.advanceTimersByTime(6 * 86_400_000)
  tallies.add([beacon({ version: '1.1.0' })], null, at)
  expect(tallies.list()).toHaveLength(2)
  vi.advanceTimersByTime(2 * 86_400_000)
  expect(tallies.list()).toMatchObject([{ version: '1.1.0' }])
})

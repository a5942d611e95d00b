import { afterEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../testing/memory-storage.ts'
import {
  bookedDays,
  bookingReference,
  type DeviceBooking,
  deviceBooking,
  forgetBooking,
  readDeviceBookings,
  rememberBooking,
} from './device-bookings.ts'
import { type Recap, recapAt } from './recap.ts'

/** Returns the storage of a device, with `text` as its stored bookings. */
function device(text?: string): () => Storage {
  const storage = memoryStorage(text === undefined ? {} : { 'storefront.bookings': text })
  return () => storage
}

const stay: DeviceBooking = {
  reference: 'BK-1',
  product: 'hotel',
  start: '2026-11-24',
  end: '2026-11-28',
}
const tour: DeviceBooking = { reference: 'BK-2', product: 'tour', start: '2026-11-26', end: null }

const recapOf = (events: Recap['events']) =>
  recapAt({ name: 'Laguna', rows: [], totalUsd: 1, events }, 1)

afterEach(() => vi.restoreAllMocks())

test('stores bookings newest first, each once', () => {
  const storage = device()
  rememberBooking(stay, storage)
  rememberBooking(tour, storage)
  rememberBooking({ ...stay, end: '2026-11-29' }, storage)
  expect(readDeviceBookings(storage)).toEqual([{ ...stay, end: '2026-11-29' }, tour])
})

test('separates equal references of two products', () => {
  const storage = device()
  const sameNumber = { ...stay, reference: tour.reference }
  rememberBooking(tour, storage)
  rememberBooking(sameNumber, storage)
  expect(readDeviceBookings(storage)).toEqual([sameNumber, tour])
  expect(forgetBooking(tour, storage)).toEqual([sameNumber])
  expect(forgetBooking({ ...stay, reference: 'BK-9' }, storage)).toEqual([sameNumber])
})

test('stores only reference, product and dates', () => {
  const storage = device()
  rememberBooking({ ...stay, passportNumber: 'X1', firstName: 'Ana' } as DeviceBooking, storage)
  expect(storage().getItem('storefront.bookings')).toBe(JSON.stringify([stay]))
})

test('stores at most fifty bookings', () => {
  const storage = device()
  for (let n = 0; n < 60; n++) rememberBooking({ ...tour, reference: `BK-${n}` }, storage)
  expect(readDeviceBookings(storage)).toHaveLength(50)
  expect(readDeviceBookings(storage)[0]?.reference).toBe('BK-59')
})

const told = (reference: string) => JSON.stringify([{ ...stay, reference }])

test.each(['not json', '{}', 'null', told('<b>'), told('<b>BK-1'), told('BK-1<b>'), '[1,null]'])(
  'ignores malformed data: %s',
  (text) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(readDeviceBookings(device(text))).toEqual([])
  },
)

test('logs a full or forbidden storage and continues', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  expect(() => rememberBooking(stay, forbidden)).not.toThrow()
  expect(readDeviceBookings(forbidden)).toEqual([])
  expect(warn.mock.calls.map(([text]) => text)).toEqual([
    'The bookings on this device are unreadable:',
    'The bookings on this device were not saved:',
    'The bookings on this device are unreadable:',
  ])
})

test.each([
  ['a round trip', ['2026-11-24', '2026-11-28'], '2026-11-24', '2026-11-28'],
  [
    'a round trip with its return listed first',
    ['2026-11-28', '2026-11-24'],
    '2026-11-24',
    '2026-11-28',
  ],
  ['one day', ['2026-11-24'], '2026-11-24', null],
  ['a round trip in one day', ['2026-11-24', '2026-11-24'], '2026-11-24', null],
  ['no days', [], null, null],
])('reads the first and last day of %s', (_, days, start, end) => {
  const events = days.map((date) => ({ title: 'CUN', start: { date } }))
  expect(bookedDays('flight', recapOf(events))).toEqual({ start, end })
})

test('ends a stay on its check-out day', () => {
  const days = { start: { date: '2026-11-24' }, end: { date: '2026-11-28' } }
  const receipt = { checkout: 'key', recap: recapOf([{ title: 'Laguna', ...days }]) }
  expect(deviceBooking('hotel', 'BK-1', receipt)).toEqual({ ...stay, receipt })
})

test('ends a tour with hours on its last day', () => {
  const start = { date: '2026-11-26', time: '19:00' }
  const recap = recapOf([{ title: 'Tacos', start, end: { date: '2026-11-26', time: '22:00' } }])
  expect(bookedDays('tour', recap)).toEqual({ start: '2026-11-26', end: null })
})

test.each([
  ['tour', '2026-11-27', null],
  ['tour', '2026-11-29', '2026-11-28'],
  ['package', '2026-11-29', '2026-11-28'],
] as const)("ends a %s on the day before its calendar entry's end %s", (product, ends, last) => {
  const days = { start: { date: '2026-11-26' }, end: { date: ends } }
  const recap = recapOf([{ title: 'Coba', ...days }])
  expect(bookedDays(product, recap)).toEqual({ start: '2026-11-26', end: last })
})

test.each([
  ['booking=BK-7F3A', 'BK-7F3A'],
  ['booking=42', '42'],
  ['booking=0b1c7c1e-1f8e-4a0e-9f5e-1d2c3b4a5f60', '0b1c7c1e-1f8e-4a0e-9f5e-1d2c3b4a5f60'],
  ['booking=%20BK-1%20', 'BK-1'],
  ['reference=BK-7F3A', 'BK-7F3A'],
  ['booking_reference=BK-7F3A', 'BK-7F3A'],
  ['booking_id=42', '42'],
  ['booking_id=42&reference=BK-7F3A', 'BK-7F3A'],
  ['booking=&booking_id=42', '42'],
  ['', null],
  ['booking=', null],
  ['booking=Call+1-900-555-0100+to+confirm', null],
  ['booking=<b>', null],
  ['reference=<b>', null],
  [`booking=${'A'.repeat(65)}`, null],
])('reads %s as the reference %s', (query, reference) => {
  expect(bookingReference(new URLSearchParams(query))).toBe(reference)
})

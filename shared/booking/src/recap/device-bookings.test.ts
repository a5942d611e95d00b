import { prepareStorage } from '@storefront/testing/storage'
import { expect, test, vi } from 'vitest'
import {
  bookedDays,
  bookingReference,
  type DeviceBooking,
  forgetBooking,
  readDeviceBookings,
  rememberBooking,
} from './device-bookings.ts'
import { type Recap, recapAt } from './recap.ts'

const key = 'storefront.bookings'
const stay: DeviceBooking = {
  reference: 'BK-1',
  product: 'hotel',
  start: '2026-11-24',
  end: '2026-11-28',
}
const tour: DeviceBooking = { reference: 'BK-2', product: 'tour', start: '2026-11-26', end: null }

const recapOf = (events: Recap['events']) =>
  recapAt({ name: 'Laguna', rows: [], totalUsd: 1, events }, 1)

prepareStorage()

test('stores bookings newest first, each once', () => {
  rememberBooking(stay)
  rememberBooking(tour)
  rememberBooking({ ...stay, end: '2026-11-29' })
  expect(readDeviceBookings()).toEqual([{ ...stay, end: '2026-11-29' }, tour])
})

test('separates equal references of two products', () => {
  const sameNumber = { ...stay, reference: tour.reference }
  rememberBooking(tour)
  rememberBooking(sameNumber)
  expect(readDeviceBookings()).toEqual([sameNumber, tour])
  expect(forgetBooking(tour)).toEqual([sameNumber])
  expect(forgetBooking({ ...stay, reference: 'BK-9' })).toEqual([sameNumber])
})

test('stores only reference, product and dates', () => {
  rememberBooking({ ...stay, passportNumber: 'X1', firstName: 'Ana' } as DeviceBooking)
  expect(window.localStorage.getItem(key)).toBe(JSON.stringify([stay]))
})

test('stores at most fifty bookings', () => {
  for (let n = 0; n < 60; n++) rememberBooking({ ...tour, reference: `BK-${n}` })
  expect(readDeviceBookings()).toHaveLength(50)
  expect(readDeviceBookings()[0]?.reference).toBe('BK-59')
})

const told = (reference: string) => JSON.stringify([{ ...stay, reference }])

test.each(['not json', '{}', 'null', told('<b>'), told('<b>BK-1'), told('BK-1<b>')])(
  'ignores malformed data: %s',
  (text) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    window.localStorage.setItem(key, text)
    expect(readDeviceBookings()).toEqual([])
  },
)

test('skips malformed entries', () => {
  const stored = [null, { ...stay, product: 'boat' }, stay]
  window.localStorage.setItem(key, JSON.stringify(stored))
  expect(readDeviceBookings()).toEqual([stay])
})

test('logs a full or forbidden storage and continues', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('window', {
    get localStorage() {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  rememberBooking(stay)
  expect(readDeviceBookings()).toEqual([])
  expect(warn.mock.calls.map(([text]) => text)).toEqual([
    'The bookings on this device are unreadable:',
    'The bookings on this device were not saved:',
    'The bookings on this device are unreadable:',
  ])
})

test.each([
  ['a round trip, return first', ['2026-11-28', '2026-11-24'], '2026-11-24', '2026-11-28'],
  ['one day', ['2026-11-24'], '2026-11-24', null],
  ['a round trip in one day', ['2026-11-24', '2026-11-24'], '2026-11-24', null],
  ['no days', [], null, null],
])('reads the first and last day of %s', (_, days, start, end) => {
  const events = days.map((date) => ({ title: 'CUN', start: { date } }))
  expect(bookedDays('flight', recapOf(events))).toEqual({ start, end })
})

test.each([
  ['hotel', { date: '2026-11-24' }, { date: '2026-11-28' }, '2026-11-28'],
  ['tour', { date: '2026-11-26', time: '19:00' }, { date: '2026-11-26', time: '22:00' }, null],
  ['tour', { date: '2026-11-26' }, { date: '2026-11-27' }, null],
  ['tour', { date: '2026-11-26' }, { date: '2026-11-29' }, '2026-11-28'],
  ['package', { date: '2026-11-26' }, { date: '2026-11-29' }, '2026-11-28'],
] as const)('the last day of a %s with a calendar entry from %o to %o is %s', (...row) => {
  const [product, start, end, last] = row
  const days = bookedDays(product, recapOf([{ title: 'Laguna', start, end }]))
  expect(days).toEqual({ start: start.date, end: last })
})

test.each([
  ['booking=BK-7F3A', 'BK-7F3A'],
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
  [`booking=${'A'.repeat(65)}`, null],
])('reads %s as the reference %s', (query, reference) => {
  expect(bookingReference(new URLSearchParams(query))).toBe(reference)
})

import fc from 'fast-check'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { cancunDay } from './cancun-clock.ts'
import {
  addDays,
  defaultReturnDate,
  earliestDate,
  formatDate,
  formatDayDate,
  formatDays,
  formatTime,
  fromDate,
  isIsoDate,
  nightsBetween,
  toDate,
  weekdayOf,
} from './dates.ts'

afterAll(() => vi.unstubAllEnvs())

/** Zones whose clocks change at 02:00, at midnight, by half an hour or never, on both sides of the date line. */
const zones = [
  'UTC',
  'America/New_York',
  'America/Cancun',
  'America/Santiago',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'Europe/Madrid',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
]

const msPerDay = 86_400_000
const daysFrom = (year: number) =>
  fc.integer({ min: Date.UTC(year, 0) / msPerDay, max: Date.UTC(2099, 0) / msPerDay })
const days = daysFrom(1990)
// A calendar widget never shows 1994, when Kiritimati skipped a day.
const shownDays = daysFrom(2000)
const utcDay = (day: number) => new Date(day * msPerDay).toISOString().slice(0, 10)

describe.each(zones)('with the clock in %s', (zone) => {
  beforeEach(() => void vi.stubEnv('TZ', zone))

  test('nightsBetween and addDays count calendar days across every clock change', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -400, max: 400 }), (start, shift) => {
        const shifted = utcDay(start + shift)
        expect(nightsBetween(utcDay(start), shifted)).toBe(Math.max(0, shift))
        expect(addDays(utcDay(start), shift)).toBe(shifted)
      }),
    )
    // Kiritimati skipped a day.
    expect(nightsBetween('1994-12-30', '1995-01-02')).toBe(3)
    expect(addDays('1994-12-30', 3)).toBe('1995-01-02')
  })

  test('toDate and fromDate are inverse', () => {
    fc.assert(
      fc.property(shownDays, (day) => {
        expect(fromDate(toDate(utcDay(day)))).toBe(utcDay(day))
      }),
    )
  })

  test('weekdayOf reads the calendar date', () => {
    const week = Array.from({ length: 7 }, (_, day) => weekdayOf(addDays('2026-11-22', day)))
    expect(week.join(' ')).toBe('Sunday Monday Tuesday Wednesday Thursday Friday Saturday')
  })
})

test.each([
  ['2026-11-24', '2026-11-20'],
  ['soon', '2026-11-24'],
  ['2026-11-24', ''],
])('nightsBetween %j and %j is 0', (checkIn, checkOut) => {
  expect(nightsBetween(checkIn, checkOut)).toBe(0)
})

test('the earliest day is four days after today, and the default return after the departure, up to the year 9999', () => {
  expect(earliestDate('2026-12-29')).toBe('2027-01-02')
  expect(defaultReturnDate('2026-11-24')).toBe('2026-11-28')
  expect(defaultReturnDate('9999-12-31')).toBe('9999-12-31')
  expect(addDays('9999-01-01', 1)).toBe('9999-01-02')
})

test.each([
  ...['2026-02-30', '0000-01-01', '2026-1-1', '2026-11-24T00:00', ' 2026-11-24', '+012026-11-24'],
  ...[null, ['2026-11-24']],
])('isIsoDate accepts a calendar day, but not %j', (text) => {
  expect(['2028-02-29', '0001-01-01', '9999-12-31'].every(isIsoDate)).toBe(true)
  expect(isIsoDate(text)).toBe(false)
})

test('formats dates as DD-MM-YYYY and times as HH:MM', () => {
  expect(formatDate('2026-11-04')).toBe('04-11-2026')
  expect(formatTime('09:05:00')).toBe('09:05')
})

test.each([
  ['2026-11-28', 'Tue 24-11-2026 to Sat 28-11-2026'],
  ['2026-11-24', 'Tue 24-11-2026'],
  [null, 'Tue 24-11-2026'],
])('formats the days from 2026-11-24 to %s as %s', (last, text) => {
  expect(formatDays('2026-11-24', last)).toBe(text)
})

test('returns an unreadable date unchanged, without a weekday', () => {
  expect(formatDate('to be agreed')).toBe('to be agreed')
  expect(formatDayDate('') + weekdayOf('2026-02-30')).toBe('')
})

test('throws RangeError on arithmetic with an unreadable date', () => {
  expect(() => addDays('soon', 1)).toThrow(new RangeError('Not a date: soon'))
  expect(() => toDate('2026-02-30')).toThrow(RangeError)
  expect(() => fromDate(new Date(Number.NaN))).toThrow(RangeError)
})

test('fromDate reads the clock of the visitor, cancunDay the clock in Cancún', () => {
  const night = new Date('2026-11-21T03:00:00Z')
  process.env.TZ = 'Asia/Tokyo'
  expect(fromDate(night)).toBe('2026-11-21')
  expect(cancunDay(night)).toBe('2026-11-20')
  process.env.TZ = 'Pacific/Pago_Pago'
  expect(fromDate(night)).toBe('2026-11-20')
  expect(cancunDay(new Date('2026-11-21T05:00:00Z'))).toBe('2026-11-21')
})

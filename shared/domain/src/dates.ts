import { UTCDateMini } from '@date-fns/utc/date/mini'
import { type IsoDate, isCalendarDay } from '@storefront/contract'
// Imports single files, because the storefront server is not bundled and would read all 300 files of the library.
import { addDays as shift } from 'date-fns/addDays'
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { lightFormat } from 'date-fns/lightFormat'

const earliestOffsetDays = 4

const lastDay = '9999-12-31'

const pattern = /^(?!0000)\d{4}-\d{2}-\d{2}$/

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** True for a calendar day `YYYY-MM-DD`; false for `2026-02-30` and for times. */
export function isIsoDate(text: unknown): text is IsoDate {
  return typeof text === 'string' && pattern.test(text) && isCalendarDay(text)
}

export type TravelDays = { first: IsoDate; last: IsoDate }

/** Local midnight of a day, for calendar widgets. Throws RangeError when unreadable. */
export function toDate(date: IsoDate): Date {
  return new Date(`${readable(date)}T00:00`)
}

/** Local day of a Date. Throws RangeError for an invalid Date. */
export function fromDate(date: Date): IsoDate {
  return lightFormat(date, 'yyyy-MM-dd')
}

/** Adds days, at most to the end of 9999. Throws RangeError when `date` is unreadable. */
export function addDays(date: IsoDate, days: number): IsoDate {
  const shifted = shift(utcDay(date), days)
  return shifted.getFullYear() > 9999 ? lastDay : fromDate(shifted)
}

/** Days in a row, `first` and those after it. */
export function daysFrom(first: IsoDate, count: number): IsoDate[] {
  return Array.from({ length: count }, (_, index) => addDays(first, index))
}

/** Difference in calendar days; 0 if negative or unreadable (product 5.1). */
export function nightsBetween(checkIn: IsoDate, checkOut: IsoDate): number {
  if (!isIsoDate(checkIn) || !isIsoDate(checkOut)) return 0
  return Math.max(0, differenceInCalendarDays(utcDay(checkOut), utcDay(checkIn)))
}

export function maxDate(a: IsoDate, b: IsoDate): IsoDate {
  return a > b ? a : b
}

/** First bookable day: today + 4 (product 2.4). */
export function earliestDate(today: IsoDate): IsoDate {
  return addDays(today, earliestOffsetDays)
}

/** Alert for a first day that has become too early, or null. */
export function earliestProblem(first: IsoDate, today: IsoDate): string | null {
  const earliest = earliestDate(today)
  return first < earliest
    ? `The earliest date is now ${formatDayDate(earliest)}. Please choose another date.`
    : null
}

/** Default return: departure + 4 days (product 2.5). */
export function defaultReturnDate(departureDate: IsoDate): IsoDate {
  return addDays(departureDate, earliestOffsetDays)
}

/** '24-11-2026' (product 2.4); an unreadable date is returned unchanged. */
export function formatDate(date: IsoDate): string {
  return isIsoDate(date) ? date.split('-').reverse().join('-') : date
}

/** 'Tue 24-11-2026' (product 2.4); an unreadable date is returned unchanged. */
export function formatDayDate(date: IsoDate): string {
  return isIsoDate(date) ? `${weekdayOf(date).slice(0, 3)} ${formatDate(date)}` : date
}

/** 'Tue 24-11-2026 to Fri 27-11-2026'; one day if `last` is null or the same. */
export function formatDays(first: IsoDate, last: IsoDate | null): string {
  return last && last !== first
    ? `${formatDayDate(first)} to ${formatDayDate(last)}`
    : formatDayDate(first)
}

/** 'Tuesday'; '' for an unreadable date. */
export function weekdayOf(date: IsoDate): string {
  return isIsoDate(date) ? (weekdays[utcDay(date).getDay()] ?? '') : ''
}

/** Trims a time to `HH:MM`. */
export function formatTime(time: string): string {
  return time.slice(0, 5)
}

function readable(date: IsoDate): IsoDate {
  if (!isIsoDate(date)) throw new RangeError(`Not a date: ${date}`)
  return date
}

/** UTC midnight of a day, because UTC has no daylight saving and no skipped days. */
function utcDay(date: IsoDate): Date {
  // Passes a number, because UTCDateMini reads a text as a local day if a test has replaced Date.
  return new UTCDateMini(Date.parse(readable(date)))
}

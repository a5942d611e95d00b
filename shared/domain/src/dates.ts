import type { IsoDate } from '@storefront/contract'

/** How many days ahead the first bookable day is (spec §5). */
const earliestOffsetDays = 4

const lastDay = '9999-12-31'

/** Days are counted in UTC, which has neither daylight-saving changes nor days that a zone once skipped. */
const msPerDay = 86_400_000
const pattern = /^(\d{4})-(\d{2})-(\d{2})$/

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Whether `text` is a day of the calendar written `YYYY-MM-DD`: false for `2026-02-30` and for times. */
export function isIsoDate(text: unknown): text is IsoDate {
  return typeof text === 'string' && parse(text) !== null
}

/** First and last day of a trip. */
export type TravelDays = { first: IsoDate; last: IsoDate }

/** The day as midnight in the visitor's calendar, for calendar widgets. Throws RangeError when unreadable. */
export function toDate(date: IsoDate): Date {
  const parsed = readable(date)
  const local = new Date(2000, 0, 1)
  local.setFullYear(parsed.getUTCFullYear(), parsed.getUTCMonth(), parsed.getUTCDate())
  return local
}

/** The calendar day that `date` shows on its own clock. Throws RangeError for an invalid Date. */
export function fromDate(date: Date): IsoDate {
  const year = date.getFullYear()
  if (Number.isNaN(year)) throw new RangeError('Not a date')
  return [pad(year, 4), pad(date.getMonth() + 1, 2), pad(date.getDate(), 2)].join('-')
}

/** The day `days` later (earlier when negative), never past the year 9999. Throws RangeError when `date` is unreadable. */
export function addDays(date: IsoDate, days: number): IsoDate {
  const shifted = new Date(readable(date).getTime() + days * msPerDay)
  return shifted.getUTCFullYear() > 9999 ? lastDay : shifted.toISOString().slice(0, 10)
}

/** Nights between two days: the difference of calendar days, 0 if not positive or unreadable (readings). */
export function nightsBetween(checkIn: IsoDate, checkOut: IsoDate): number {
  const [start, end] = [parse(checkIn), parse(checkOut)]
  return start && end ? Math.max(0, (end.getTime() - start.getTime()) / msPerDay) : 0
}

/** The later of two days. */
export function maxDate(a: IsoDate, b: IsoDate): IsoDate {
  return a > b ? a : b
}

/** First day that can be chosen anywhere: today + 4 days (spec §5). */
export function earliestDate(today: IsoDate): IsoDate {
  return addDays(today, earliestOffsetDays)
}

/** Return day offered for a departure: the same offset again (readings), so never before it. */
export function defaultReturnDate(departureDate: IsoDate): IsoDate {
  return addDays(departureDate, earliestOffsetDays)
}

/** The visitor's own calendar day. */
export function localDay(now: Date): IsoDate {
  return fromDate(now)
}

/** '24-11-2026' (spec §2). Anything that is not a date is returned as it is. */
export function formatDate(date: IsoDate): string {
  return isIsoDate(date) ? date.split('-').reverse().join('-') : date
}

/** 'Tue 24-11-2026' (spec §2: with weekday). Anything that is not a date is returned as it is. */
export function formatDayDate(date: IsoDate): string {
  return isIsoDate(date) ? `${weekdayOf(date).slice(0, 3)} ${formatDate(date)}` : date
}

/** 'Tuesday'; '' when the date is unreadable. */
export function weekdayOf(date: IsoDate): string {
  return weekdays[parse(date)?.getUTCDay() ?? -1] ?? ''
}

/** A time trimmed to `HH:MM` (spec §9). */
export function formatTime(time: string): string {
  return time.slice(0, 5)
}

function readable(date: IsoDate): Date {
  const parsed = parse(date)
  if (!parsed) throw new RangeError(`Not a date: ${date}`)
  return parsed
}

/** The day as midnight UTC, or null when it is no day of the calendar. */
function parse(text: string): Date | null {
  const [, year, month, day] = (pattern.exec(text) ?? []).map(Number)
  if (!year || !month || !day) return null
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date : null
}

function pad(value: number, width: number): string {
  return String(value).padStart(width, '0')
}

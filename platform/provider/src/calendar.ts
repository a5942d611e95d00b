import type { IsoDate } from '@storefront/contract'
import { yearsAhead } from './limits.ts'

const { Instant, PlainDate, PlainDateTime } = Temporal
const weekdayOf = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' })

export function dayText(day: IsoDate): string {
  return day.split('-').toReversed().join('-')
}

/** True for a day of the calendar; "2026-02-30" is not one. PostgreSQL has no year 0. */
export function isDay(text: string): text is IsoDate {
  const ms = /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text)
}

export function addDays(day: IsoDate, days: number): IsoDate {
  return PlainDate.from(day).add({ days }).toString()
}

export function lastDaySold(today: IsoDate): IsoDate {
  return PlainDate.from(today).add({ years: yearsAhead }).toString()
}

/** Calendar days between two days; negative if `to` is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return PlainDate.from(from).until(to).days
}

/** Days from `first` up to but not including `end`. */
export function daysFrom(first: IsoDate, end: IsoDate): IsoDate[] {
  return Array.from({ length: Math.max(0, daysBetween(first, end)) }, (_, i) => addDays(first, i))
}

/** Day of the week, 0 for Sunday. */
export function weekdayIndex(day: IsoDate): number {
  return PlainDate.from(day).dayOfWeek % 7
}

export function weekdayName(day: IsoDate): string {
  return weekdayOf.format(new Date(day))
}

/** Age in whole years on `day`; negative before birth. */
export function ageOn(birth: IsoDate, day: IsoDate): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4))
  return day.slice(5) < birth.slice(5) ? years - 1 : years
}

export function wallClock(instantMs: number, timeZone: string): { day: IsoDate; time: string } {
  const clock = Instant.fromEpochMilliseconds(instantMs).toZonedDateTimeISO(timeZone)
  return {
    day: clock.toPlainDate().toString(),
    time: clock.toPlainTime().toString({ smallestUnit: 'minute' }),
  }
}

/**
 * Instant of a wall-clock time, in ms. A time that a clock change skips or repeats has the offset from before the
 * change.
 */
export function instantOf(day: IsoDate, time: string, timeZone: string): number {
  return PlainDateTime.from(`${day}T${time}`).toZonedDateTime(timeZone).epochMilliseconds
}

/** Today in Cancún. */
export function cancunDay(now: Date): IsoDate {
  return wallClock(now.getTime(), 'America/Cancun').day
}

import type { IsoDate } from '@storefront/contract'
import { yearsAhead } from './limits.ts'

const { Instant, PlainDate, PlainDateTime } = Temporal
const weekdayOf = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' })

/** Formats a day as DD-MM-YYYY. */
export function dayText(day: IsoDate): string {
  return day.split('-').toReversed().join('-')
}

/** True for a day of the calendar; "2026-02-30" is not one. */
export function isDay(text: string): text is IsoDate {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text)
}

/** The day `days` later (earlier when negative). */
export function addDays(day: IsoDate, days: number): IsoDate {
  return PlainDate.from(day).add({ days }).toString()
}

/** Last day that anything is sold, on `today`. */
export function lastDaySold(today: IsoDate): IsoDate {
  return PlainDate.from(today).add({ years: yearsAhead }).toString()
}

/** Whole calendar days from one day to another; negative when `to` is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return PlainDate.from(from).until(to).days
}

/** Days from `first` up to but not including `end`. */
export function daysFrom(first: IsoDate, end: IsoDate): IsoDate[] {
  return Array.from({ length: Math.max(0, daysBetween(first, end)) }, (_, i) => addDays(first, i))
}

/** 0 is Sunday. */
export function weekdayIndex(day: IsoDate): number {
  return PlainDate.from(day).dayOfWeek % 7
}

/** "Wednesday". */
export function weekdayName(day: IsoDate): string {
  return weekdayOf.format(new Date(day))
}

/** Whole years lived on `day` by someone born on `birth`; negative before birth. */
export function ageOn(birth: IsoDate, day: IsoDate): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4))
  return day.slice(5) < birth.slice(5) ? years - 1 : years
}

/** Day and `HH:MM` on the wall clock of a zone. */
export function wallClock(instantMs: number, timeZone: string): { day: IsoDate; time: string } {
  const clock = Instant.fromEpochMilliseconds(instantMs).toZonedDateTimeISO(timeZone)
  return {
    day: clock.toPlainDate().toString(),
    time: clock.toPlainTime().toString({ smallestUnit: 'minute' }),
  }
}

/** The instant of a wall-clock time. One that a clock change skips or repeats is read with the earlier offset. */
export function instantOf(day: IsoDate, time: string, timeZone: string): number {
  return PlainDateTime.from(`${day}T${time}`).toZonedDateTime(timeZone).epochMilliseconds
}

/** Today where the agency is. */
export function cancunDay(now: Date): IsoDate {
  return wallClock(now.getTime(), 'America/Cancun').day
}

import type { IsoDate } from '@storefront/contract'

const dayMs = 86_400_000

/** Midnight UTC of a calendar day in milliseconds: only for counting days. NaN when it is none. */
function dayNumberMs(day: IsoDate): number {
  return Date.parse(`${day}T00:00:00Z`)
}

/** As people here write it, "25-11-2026". */
export function dayText(day: IsoDate): string {
  return day.split('-').toReversed().join('-')
}

/** Whether a text is a day of the calendar; "2026-02-30" is not. */
export function isDay(text: string): text is IsoDate {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(text) ? dayNumberMs(text) : Number.NaN
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text)
}

/** The day `count` days later (earlier when negative). */
export function addDays(day: IsoDate, count: number): IsoDate {
  return new Date(dayNumberMs(day) + count * dayMs).toISOString().slice(0, 10)
}

/** Whole calendar days from one day to another; negative when `to` is earlier. No clock change is ever counted. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return (dayNumberMs(to) - dayNumberMs(from)) / dayMs
}

/** Days from `first` up to but not including `end`. */
export function daysFrom(first: IsoDate, end: IsoDate): IsoDate[] {
  return Array.from({ length: Math.max(0, daysBetween(first, end)) }, (_, i) => addDays(first, i))
}

/** 0 is Sunday. */
export function weekdayIndex(day: IsoDate): number {
  return new Date(dayNumberMs(day)).getUTCDay()
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** "Wednesday". */
export function weekdayName(day: IsoDate): string {
  return weekdays[weekdayIndex(day)] ?? ''
}

/** Whole years lived on `day` by someone born on `birth`; negative before birth. */
export function ageOn(birth: IsoDate, day: IsoDate): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4))
  return day.slice(5) < birth.slice(5) ? years - 1 : years
}

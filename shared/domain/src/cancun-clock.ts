import { UTCDateMini } from '@date-fns/utc/date/mini'
import type { IsoDate } from '@storefront/contract'
import { lightFormat } from 'date-fns/lightFormat'
import { formatDayDate, fromDate } from './dates.ts'

/** Five hours behind UTC, in summer too. `Intl` knows it as well, but making its formatter keeps a slow phone from answering for 0.1 s. */
const behindUtcMs = 5 * 60 * 60 * 1000

/** The agency's calendar day, for what is rendered before the visitor's clock is known. */
export function cancunDay(now: Date): IsoDate {
  return fromDate(cancunClock(now))
}

/** Returns the time in Cancún as `YYYY-MM-DDTHH:MM`: such texts compare as their times do. */
export function cancunTime(now: Date): string {
  return lightFormat(cancunClock(now), "yyyy-MM-dd'T'HH:mm")
}

/** 'Mon 30-11-2026, 18:00 (Cancún time)' for a text of `cancunTime`. */
export function formatCancunTime(text: string): string {
  const [day = '', time] = text.split('T')
  return `${formatDayDate(day)}, ${time} (Cancún time)`
}

/** `now` as the clocks in Cancún show it: its getters answer in that zone. */
function cancunClock(now: Date): Date {
  return new UTCDateMini(now.getTime() - behindUtcMs)
}

const sunday = 0
const opensAt = 9
const closesAt = 18

/** When the agency opens next after `now`, at which it is closed: 'today 9am', 'tomorrow 9am', 'Monday 9am'. */
export function nextOpening(now: Date): string {
  const clock = cancunClock(now)
  if (clock.getDay() !== sunday && clock.getHours() < opensAt) return `today ${opensAt}am`
  const isSaturday = clock.getDay() === sunday + 6
  return `${isSaturday ? 'Monday' : 'tomorrow'} ${opensAt}am`
}

/** True when the agency is open at `now`, by the clocks in Cancún (product 1.1). */
export function isOpenInCancun(now: Date): boolean {
  const clock = cancunClock(now)
  const hour = clock.getHours()
  return clock.getDay() !== sunday && hour >= opensAt && hour < closesAt
}

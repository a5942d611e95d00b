import { UTCDateMini } from '@date-fns/utc/date/mini'
import type { IsoDate } from '@storefront/contract'
import { lightFormat } from 'date-fns/lightFormat'
import { formatDayDate, fromDate } from './dates.ts'

/** UTC-5 all year. Does not use `Intl`, because its formatter blocks a slow phone for 0.1 s. */
const behindUtcMs = 5 * 60 * 60 * 1000

/** Day in Cancún, used for renders before the visitor's clock is known. */
export function cancunDay(now: Date): IsoDate {
  return fromDate(cancunClock(now))
}

/** Time in Cancún as `YYYY-MM-DDTHH:MM`, which sorts as text. */
export function cancunTime(now: Date): string {
  return lightFormat(cancunClock(now), "yyyy-MM-dd'T'HH:mm")
}

/** 'Mon 30-11-2026, 18:00 (Cancún time)' for a result of `cancunTime`. */
export function formatCancunTime(text: string): string {
  const [day = '', time] = text.split('T')
  return `${formatDayDate(day)}, ${time} (Cancún time)`
}

/** Returns a Date whose getters read Cancún time. */
function cancunClock(now: Date): Date {
  return new UTCDateMini(now.getTime() - behindUtcMs)
}

const sunday = 0
const opensAt = 9
const closesAt = 18

/** Next opening after a `now` outside business hours: 'today 9am', 'tomorrow 9am', 'Monday 9am'. */
export function nextOpening(now: Date): string {
  const clock = cancunClock(now)
  if (clock.getDay() !== sunday && clock.getHours() < opensAt) return `today ${opensAt}am`
  const isSaturday = clock.getDay() === sunday + 6
  return `${isSaturday ? 'Monday' : 'tomorrow'} ${opensAt}am`
}

/** True within business hours in Cancún (product 1.1). */
export function isOpenInCancun(now: Date): boolean {
  const clock = cancunClock(now)
  const hour = clock.getHours()
  return clock.getDay() !== sunday && hour >= opensAt && hour < closesAt
}

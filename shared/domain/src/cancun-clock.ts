import type { IsoDate } from '@storefront/contract'

/** The agency's calendar day, for what is rendered before the visitor's clock is known. */
export function cancunDay(now: Date): IsoDate {
  return cancunTime(now).slice(0, 10)
}

let clock: Intl.DateTimeFormat | undefined

/** What the clocks in Cancún show, as `YYYY-MM-DDTHH:MM`: two such texts compare as their times do. */
export function cancunTime(now: Date): string {
  // Made once, when it is first asked for: a slow phone takes long to make one.
  clock ??= new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/Cancun',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  return clock.format(now).replace(/^(..).(..).(....), /, '$3-$1-$2T')
}

const sunday = 0
const opensAt = 9
const closesAt = 18

/** When the agency opens next after `now`, at which it is closed: 'today 9am', 'tomorrow 9am', 'Monday 9am'. */
export function nextOpening(now: Date): string {
  const { weekday, hour } = weekAndHour(now)
  if (weekday !== sunday && hour < opensAt) return `today ${opensAt}am`
  const isSaturday = weekday === sunday + 6
  return `${isSaturday ? 'Monday' : 'tomorrow'} ${opensAt}am`
}

/** Whether the agency is open at `now`, by the clocks in Cancún (product 1.1). */
export function isOpenInCancun(now: Date): boolean {
  const { weekday, hour } = weekAndHour(now)
  return weekday !== sunday && hour >= opensAt && hour < closesAt
}

function weekAndHour(now: Date): { weekday: number; hour: number } {
  const time = cancunTime(now)
  return { weekday: new Date(`${time}Z`).getUTCDay(), hour: Number(time.slice(11, 13)) }
}

import type { IsoDate } from '@storefront/contract'

const formats = new Map<string, Intl.DateTimeFormat>()

function format(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  formats.set(timeZone, made)
  return made
}

/** Day and `HH:MM` on the wall clock of a zone. */
export function wallClock(instantMs: number, timeZone: string): { day: IsoDate; time: string } {
  const parts = new Map(
    format(timeZone)
      .formatToParts(instantMs)
      .map(({ type, value }) => [type, value]),
  )
  return {
    day: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`,
    time: `${parts.get('hour')}:${parts.get('minute')}`,
  }
}

/** The instant of a wall-clock time. One that a clock change skips or repeats is read with the earlier offset. */
export function instantOf(day: IsoDate, time: string, timeZone: string): number {
  const asUtc = Date.parse(`${day}T${time}:00Z`)
  const first = asUtc - offsetMs(asUtc, timeZone)
  return asUtc - offsetMs(first, timeZone)
}

function offsetMs(instantMs: number, timeZone: string): number {
  const { day, time } = wallClock(instantMs, timeZone)
  return Date.parse(`${day}T${time}:00Z`) - instantMs
}

/** Today where the agency is. */
export function cancunDay(now: Date): IsoDate {
  return wallClock(now.getTime(), 'America/Cancun').day
}

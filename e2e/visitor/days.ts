/** Calendar day `YYYY-MM-DD`, counted from today in Cancún. */
export function dayFromToday(days: number, timeZone = 'America/Cancun'): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date())
  const date = new Date(`${today}T12:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

function part(day: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  )
}

/** '24-11-2026'. */
export function written(day: string): string {
  return day.split('-').reverse().join('-')
}

/** 'Tue 24-11-2026'. */
export function writtenWithWeekday(day: string): string {
  return `${part(day, { weekday: 'short' })} ${written(day)}`
}

/** '24 November'. */
export function dayMonth(day: string): string {
  return `${part(day, { day: 'numeric' })} ${part(day, { month: 'long' })}`
}

/** '24 November 2026', as the calendar names a day. */
export function spoken(day: string): string {
  return `${dayMonth(day)} ${part(day, { year: 'numeric' })}`
}

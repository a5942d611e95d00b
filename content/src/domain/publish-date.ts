// By hand: an `Intl` format costs a slow phone 30 ms before its first date, and is another version on the server.
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** The calendar day of a publish date as `YYYY-MM-DD`; null when there is none to read. */
export function publishDay(publishDate: string | null): string | null {
  const day = /^\d{4}-\d{2}-\d{2}(?=$|[T ])/.exec(publishDate ?? '')?.[0]
  return day && toUtcDate(day) ? day : null
}

/** A publish date as readers know it, "October 1, 2026"; null when there is none to read. */
export function publishDateText(publishDate: string | null): string | null {
  const day = publishDay(publishDate)
  const date = day ? toUtcDate(day) : null
  return date && `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`
}

// Read and written in UTC: the day stays the one the editor wrote, wherever the reader is.
function toUtcDate(day: string): Date | null {
  const date = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day ? null : date
}

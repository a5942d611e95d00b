import { isIsoDate, toDate } from '@storefront/domain'

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

/** The calendar day of a publish date as `YYYY-MM-DD`, the one the editor wrote; null when there is none to read. */
export function publishDay(publishDate: string | null): string | null {
  const day = publishDate?.split(/[T ]/)[0]
  return isIsoDate(day) ? day : null
}

/** A publish date as readers know it, "October 1, 2026"; null when there is none to read. */
export function publishDateText(publishDate: string | null): string | null {
  const day = publishDay(publishDate)
  const date = day ? toDate(day) : null
  return date && `${months[date.getMonth()]} ${date.getDate()}, ${date.getFullYear()}`
}

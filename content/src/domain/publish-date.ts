import { isIsoDate, toDate } from '@storefront/domain'

// Not `Intl`: its first format takes a slow phone 30 ms, and versions differ between server and browser.
const months =
  'January February March April May June July August September October November December'.split(' ')

/** Accept '2026-10-01', '1 October 2026' and 'Oct 1st, 2026'. Not '01/10/2026', which is ambiguous. */
const patterns = [
  /^(?<year>\d{4})[-/](?<month>\d{1,2})[-/](?<day>\d{1,2})(?!\d)/,
  /(?:^| )(?<day>\d{1,2})(?:st|nd|rd|th)? (?<month>[a-z]{3,})\.?,? (?<year>\d{4})/i,
  /(?:^| )(?<month>[a-z]{3,})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})/i,
]

/** Returns the editor's calendar day as `YYYY-MM-DD`; null if the text is not a date. */
export function publishDay(publishDate: string): string | null {
  const parts = patterns.map((pattern) => pattern.exec(publishDate)?.groups).find(Boolean)
  if (!parts) return null
  const { year, month = '', day = '' } = parts
  const iso = `${year}-${monthNumber(month).padStart(2, '0')}-${day.padStart(2, '0')}`
  return isIsoDate(iso) ? iso : null
}

/** Formats a publish date as "October 1, 2026"; returns an unreadable text unchanged. */
export function publishDateText(publishDate: string): string {
  const day = publishDay(publishDate)
  if (!day) return publishDate
  const date = toDate(day)
  return `${months[date.getMonth()]} ${date.getDate()}, ${date.getFullYear()}`
}

/** Returns '10' for '10', 'October' or 'Oct', and '0' for an unknown month. */
function monthNumber(month: string): string {
  if (/^\d/.test(month)) return month
  const word = month.toLowerCase()
  return String(months.findIndex((name) => name.toLowerCase().startsWith(word)) + 1)
}

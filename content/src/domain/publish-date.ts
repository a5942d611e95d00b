import { isIsoDate, toDate } from '@storefront/domain'

// By hand: an `Intl` format costs a slow phone 30 ms before its first date, and is another version on the server.
const months =
  'January February March April May June July August September October November December'.split(' ')

/** '2026-10-01', '1 October 2026' and 'Oct 1st, 2026'. Not '01/10/2026', which has two readings. */
const ways = [
  /^(?<year>\d{4})[-/](?<month>\d{1,2})[-/](?<day>\d{1,2})(?!\d)/,
  /(?:^| )(?<day>\d{1,2})(?:st|nd|rd|th)? (?<month>[a-z]{3,})\.?,? (?<year>\d{4})/i,
  /(?:^| )(?<month>[a-z]{3,})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})/i,
]

/** The calendar day of a publish date as `YYYY-MM-DD`, the one the editor wrote; null when there is none to read. */
export function publishDay(publishDate: string): string | null {
  const parts = ways.map((way) => way.exec(publishDate)?.groups).find(Boolean)
  if (!parts) return null
  const { year, month = '', day = '' } = parts
  const iso = `${year}-${monthNumber(month).padStart(2, '0')}-${day.padStart(2, '0')}`
  return isIsoDate(iso) ? iso : null
}

/** A publish date as readers know it, "October 1, 2026"; one that cannot be read is as the provider wrote it. */
export function publishDateText(publishDate: string): string {
  const day = publishDay(publishDate)
  if (!day) return publishDate
  const date = toDate(day)
  return `${months[date.getMonth()]} ${date.getDate()}, ${date.getFullYear()}`
}

/** '10' of '10', 'October' or 'Oct'. */
function monthNumber(month: string): string {
  if (/^\d/.test(month)) return month
  const word = month.toLowerCase()
  return String(months.findIndex((name) => name.toLowerCase().startsWith(word)) + 1)
}

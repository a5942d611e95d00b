import type { Recap } from '../checkouts/recap.ts'

export type CalendarEvent = Recap['events'][number]

export type CalendarMoment = CalendarEvent['start']

/** Calendar entries of one booking. */
export type BookedEvents = {
  events: readonly CalendarEvent[]
  /** Unique in the file, e.g. the booking's reference. */
  bookingId: string
  /** Lines below the description of each entry, e.g. reference and phone number. */
  notes: readonly string[]
}

export type CalendarFile = {
  bookings: readonly BookedEvents[]
  /** The agency's name. */
  producer: string
  stampedAt: Date
}

/**
 * Returns an iCalendar file (RFC 5545). Times carry no zone, so that 08:30 shows as 08:30 everywhere, as on a ticket.
 * Omits an end that is not after its start.
 */
export function calendarFile({ bookings, producer, stampedAt }: CalendarFile): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(producer)}//Bookings//EN`,
    'CALSCALE:GREGORIAN',
    ...bookings.flatMap(({ events, bookingId, notes }) =>
      events.flatMap((event, index) => {
        const details = [event.details, ...notes].filter((line) => line)
        return [
          'BEGIN:VEVENT',
          `UID:${escaped(bookingId)}-${index + 1}@booking`,
          `DTSTAMP:${utcStamp(stampedAt)}`,
          `DTSTART${stamped(event.start)}`,
          ...endLines(event),
          `SUMMARY:${escaped(event.title)}`,
          ...(details.length > 0 ? [`DESCRIPTION:${escaped(details.join('\n'))}`] : []),
          'END:VEVENT',
        ]
      }),
    ),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

function endLines({ start, end }: CalendarEvent): string[] {
  if (!end || Boolean(end.time) !== Boolean(start.time)) return []
  return sortable(end) > sortable(start) ? [`DTEND${stamped(end)}`] : []
}

function sortable({ date, time }: CalendarMoment): string {
  return `${date}T${time ?? ''}`
}

function stamped({ date, time }: CalendarMoment): string {
  const day = date.replaceAll('-', '')
  return time ? `:${day}T${time.replace(':', '')}00` : `;VALUE=DATE:${day}`
}

function utcStamp(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')
}

const lineLimitBytes = 75

/** Folds a line after 75 bytes, never within a character. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  const lines = ['']
  let bytes = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (bytes + size > lineLimitBytes) {
      lines.push('')
      bytes = 1
    }
    lines[lines.length - 1] += character
    bytes += size
  }
  return lines.join('\r\n ')
}

import { type CalendarEvent, calendarFile } from './ics.ts'

type SavedCalendar = {
  events: readonly CalendarEvent[]
  /** Null if unknown. */
  reference: string | null
  producer: string
}

export function saveCalendar({ events, reference, producer }: SavedCalendar): void {
  const bookingId = reference ?? crypto.getRandomValues(new Uint32Array(2)).join('-')
  const text = calendarFile({ events, bookingId, producer, stampedAt: new Date() })
  downloadFile(`${reference ?? 'booking'}.ics`, 'text/calendar;charset=utf-8', text)
}

function downloadFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Revoking at once cancels the download in some browsers.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

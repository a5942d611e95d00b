import { type CalendarFile, calendarFile } from './ics.ts'

type SavedCalendar = Pick<CalendarFile, 'events' | 'producer'> & { reference: string | null }

export function saveCalendar({ events, reference, producer }: SavedCalendar): void {
  const bookingId = reference ?? crypto.getRandomValues(new Uint32Array(2)).join('-')
  const text = calendarFile({ events, bookingId, producer, stampedAt: new Date() })
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${reference ?? 'booking'}.ics`
  link.click()
  // Revoking at once cancels the download in some browsers.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

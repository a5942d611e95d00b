import type { Agency } from '@storefront/contract'
import { downloadMs } from '../times.ts'
import { type CalendarBooking, calendarFile } from './calendar-file.ts'

/** Downloads one calendar file for all bookings. */
export function saveCalendar(bookings: readonly CalendarBooking[], agency: Agency): void {
  const file = new Blob([calendarFile(bookings, agency)], { type: 'text/calendar;charset=utf-8' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  const [first] = bookings
  link.download = `${bookings.length === 1 ? (first?.reference ?? 'booking') : 'trip'}.ics`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), downloadMs)
}

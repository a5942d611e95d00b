import type { Agency } from '@storefront/contract'
import type { KeptRecap } from '../checkouts/recap.ts'
import { downloadMs } from '../times.ts'
import { calendarFile } from './ics.ts'
import { calendarNotes } from './notes.ts'

/** A booking as far as the calendar needs it. */
export type CalendarBooking = { reference: string | null; recap: KeptRecap }

/** Downloads one calendar file for all bookings, with reference, conditions and the agency's phone in each entry. */
export function saveCalendar(
  bookings: readonly CalendarBooking[],
  { product, phone }: Pick<Agency, 'product' | 'phone'>,
): void {
  const text = calendarFile({
    bookings: bookings.map(({ reference, recap }) => ({
      events: recap.events,
      bookingId: reference ?? crypto.getRandomValues(new Uint32Array(2)).join('-'),
      notes: calendarNotes(reference, recap, phone),
    })),
    producer: product,
    stampedAt: new Date(),
  })
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  const [first] = bookings
  link.download = `${bookings.length === 1 ? (first?.reference ?? 'booking') : 'trip'}.ics`
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), downloadMs)
}

import type { DeviceBooking } from '@storefront/booking'
import { formatDays, formatUsd } from '@storefront/domain'

/** 'Laguna Azul, Tue 24-11-2026, $420.50 USD'; without days if they are unknown. */
export function bookingFacts({ start, end, recap }: DeviceBooking): string {
  const days = start && formatDays(start, end)
  return [recap.name, days, `${formatUsd(recap.totalUsd)} USD`].filter(Boolean).join(', ')
}

/** WhatsApp message about a booking of this device. Contains no traveller's name. */
export function bookingQuestion(booking: DeviceBooking): string {
  const what = booking.state === 'requested' ? 'booking request' : 'booking'
  const named = [what, booking.reference].filter(Boolean).join(' ')
  return `Hello! I have a question about my ${named}: ${bookingFacts(booking)}.`
}

/** WhatsApp message about all bookings of a trip, with their references. Contains no traveller's name. */
export function tripQuestion(bookings: readonly DeviceBooking[]): string {
  const named = bookings.map((booking) =>
    [booking.reference, bookingFacts(booking)].filter(Boolean).join(': '),
  )
  return `Hello! I have a question about my trip. ${named.join('. ')}.`
}

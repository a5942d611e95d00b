import type { DeviceBooking } from '@storefront/booking'
import { formatDays, formatUsd } from '@storefront/domain'

/** 'Laguna Azul, Tue 24-11-2026, $420.50 USD', as far as the device knows. */
export function bookingFacts({ start, end, receipt }: DeviceBooking): string {
  const total = receipt && `${formatUsd(receipt.recap.totalUsd)} USD`
  return [receipt?.recap.name, start && formatDays(start, end), total].filter(Boolean).join(', ')
}

/** WhatsApp message about a booking of this device. Contains no traveller's name. */
export function bookingQuestion(booking: DeviceBooking): string {
  const what = booking.way ? 'booking request' : 'booking'
  const named = [what, booking.reference].filter(Boolean).join(' ')
  const about = [named, bookingFacts(booking)].filter(Boolean).join(': ')
  return `Hello! I have a question about my ${about}.`
}

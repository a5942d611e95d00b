import type { DeviceBooking } from '@storefront/booking'
import { formatDayDate, fromDate } from '@storefront/domain'

/** 'Held until 14:30', in the visitor's time, or 'No longer held'; null if nothing is held. Browser only. */
export function holdText({ heldUntil }: DeviceBooking): string | null {
  if (heldUntil === null) return null
  return heldUntil > Date.now() ? `Held until ${clockOf(heldUntil)}` : 'No longer held'
}

/** State of a booking, with the time until which an unpaid one or its price is held. Browser only. */
export function stateText(booking: DeviceBooking): string {
  if (booking.state === 'paid') return 'Paid by card, as far as this device knows'
  const isRequested = booking.state === 'requested'
  const state = isRequested ? 'Requested by WhatsApp' : 'Not finished'
  const until = isRequested ? priceText(booking) : holdText(booking)
  return until ? `${state}. ${until}` : state
}

/** 'Price kept until Tue 01-12-2026, 14:30' of a request; null if its price is not kept. */
function priceText({ heldUntil }: DeviceBooking): string | null {
  if (heldUntil === null || heldUntil <= Date.now()) return null
  return `Price kept until ${formatDayDate(fromDate(new Date(heldUntil)))}, ${clockOf(heldUntil)}`
}

function clockOf(ms: number): string {
  return new Date(ms).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
}

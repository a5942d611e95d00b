import type { DeviceBooking } from '@storefront/booking'
import { formatDayDate, fromDate } from '@storefront/domain'

/** 'Held until 14:30', in the visitor's time, or 'No longer held'; null if nothing is held. Browser only. */
export function holdText({ heldUntil }: DeviceBooking): string | null {
  if (heldUntil === null) return null
  return heldUntil > Date.now() ? `Held until ${momentText(heldUntil)}` : 'No longer held'
}

/** State of a booking, with the time until which an unpaid one or its price is held. Browser only. */
export function stateText(booking: DeviceBooking): string {
  const { state, heldUntil } = booking
  if (state === 'paid') return 'Paid by card, as far as this device knows'
  if (state === 'unfinished') return ['Not finished', holdText(booking)].filter(Boolean).join('. ')
  const isKept = heldUntil !== null && heldUntil > Date.now()
  return `Requested by WhatsApp${isKept ? `. Price kept until ${momentText(heldUntil)}` : ''}`
}

/** '14:30', or 'Tue 01-12-2026, 14:30' of another day. */
function momentText(ms: number): string {
  const moment = new Date(ms)
  const clock = moment.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  const day = fromDate(moment)
  return day === fromDate(new Date()) ? clock : `${formatDayDate(day)}, ${clock}`
}

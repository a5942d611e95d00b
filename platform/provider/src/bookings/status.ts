/** The status of a booking. */
export const bookingStatuses = [
  /** By WhatsApp: nothing is held, the agency answers. */
  'requested',
  /** Stock is held until the payment comes or the hold ends. */
  'pending_payment',
  'confirmed',
  'payment_failed',
  'expired',
  'cancelled',
  /** Paid, but there was nothing left to give. */
  'refund_due',
  'refunded',
] as const

export type BookingStatus = (typeof bookingStatuses)[number]

/** Which status may follow which. The database holds the same table and refuses anything else. */
const transitions: Record<BookingStatus, readonly BookingStatus[]> = {
  requested: ['confirmed', 'cancelled', 'expired'],
  pending_payment: ['confirmed', 'payment_failed', 'expired', 'cancelled'],
  payment_failed: ['pending_payment', 'confirmed', 'expired', 'refund_due'],
  // Tried again; or a payment succeeds after the hold has ended: stock is taken again, or the money goes back.
  expired: ['pending_payment', 'confirmed', 'refund_due'],
  cancelled: ['refund_due'],
  refund_due: ['refunded'],
  confirmed: [],
  refunded: [],
}

/** True when `to` may follow `from`. */
export function isTransition(from: BookingStatus, to: BookingStatus): boolean {
  return transitions[from].includes(to)
}

/** A booking's use of the stock. */
export type StockUse = 'held' | 'sold' | 'none'

/** Returns the use of the stock by a booking in this status. */
export function stockUse(status: BookingStatus): StockUse {
  if (status === 'pending_payment') return 'held'
  if (status === 'confirmed') return 'sold'
  return 'none'
}

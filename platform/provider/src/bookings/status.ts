export const bookingStatuses = [
  /** Requested by WhatsApp, without a hold. */
  'requested',
  /** Holds stock until the payment comes or the hold ends. */
  'pending_payment',
  'confirmed',
  'payment_failed',
  'expired',
  'cancelled',
  /** Paid after the stock was gone. */
  'refund_due',
  'refunded',
] as const

export type BookingStatus = (typeof bookingStatuses)[number]

/** Allowed transitions. The database has the same table and refuses others. */
const transitions: Record<BookingStatus, readonly BookingStatus[]> = {
  requested: ['confirmed', 'cancelled', 'expired'],
  pending_payment: ['confirmed', 'payment_failed', 'expired', 'cancelled'],
  payment_failed: ['pending_payment', 'confirmed', 'expired', 'refund_due'],
  // A retry or a late payment takes the stock again, else the money is returned.
  expired: ['pending_payment', 'confirmed', 'refund_due'],
  cancelled: ['refund_due'],
  refund_due: ['refunded'],
  confirmed: [],
  refunded: [],
}

export function isTransition(from: BookingStatus, to: BookingStatus): boolean {
  return transitions[from].includes(to)
}

export type StockUse = 'held' | 'sold' | 'none'

export function stockUse(status: BookingStatus): StockUse {
  if (status === 'pending_payment') return 'held'
  if (status === 'confirmed') return 'sold'
  return 'none'
}

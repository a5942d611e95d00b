import { and, eq } from 'drizzle-orm'
import type { BookingDeps } from '../bookings/deps.ts'
import { lockBooking, transition } from '../bookings/transition.ts'
import { outbox, payments } from '../database/payment-tables.ts'
import { retried } from '../database/retry.ts'

/**
 * Refunds a booking that got no stock and ends its outbox entry. Returns false while the refund is pending. Calls the
 * gateway outside transactions; refunds are idempotent, so a crash repeats the call, not the refund. Throws if the
 * gateway does not answer or refuses.
 */
export async function refundBooking(
  deps: BookingDeps,
  entry: { bookingId: string; dedupeKey: string },
): Promise<boolean> {
  const { bookingId, dedupeKey } = entry
  const [payment] = await deps.db
    .select()
    .from(payments)
    .where(and(eq(payments.bookingId, bookingId), eq(payments.status, 'succeeded')))
  if (!payment) throw new Error('there is no payment to refund')
  if (payment.gateway !== deps.gateway.name) {
    throw new Error(`the payment was made through ${payment.gateway}, not ${deps.gateway.name}`)
  }
  const { sessionId, amountCents } = payment
  const state = await deps.gateway.refund({ sessionId, bookingId, amountCents })
  if (state === 'failed') throw new Error('the gateway refused the refund: refund it by hand')
  if (state === 'pending') return false
  await retried(() =>
    deps.db.transaction(async (tx) => {
      const booking = await lockBooking(tx, bookingId)
      const now = deps.now()
      if (booking?.status === 'refund_due') await transition(tx, booking, 'refunded', now)
      await tx.update(outbox).set({ doneAt: now }).where(eq(outbox.dedupeKey, dedupeKey))
    }),
  )
  return true
}

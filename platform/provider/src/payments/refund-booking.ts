import { and, eq } from 'drizzle-orm'
import type { BookingDesk } from '../bookings/desk.ts'
import { lockBooking, transition } from '../bookings/transition.ts'
import { outbox, payments } from '../database/payment-tables.ts'
import { retried } from '../database/retry.ts'

/**
 * Refunds a booking that got no stock and ends its outbox entry. False while the gateway has it pending. Calls the
 * gateway outside transactions; refunds are idempotent, so a crash repeats the call, not the refund. Throws if the
 * gateway does not answer or refuses.
 */
export async function refundBooking(
  desk: BookingDesk,
  entry: { bookingId: string; dedupeKey: string },
): Promise<boolean> {
  const { bookingId, dedupeKey } = entry
  const [payment] = await desk.db
    .select()
    .from(payments)
    .where(and(eq(payments.bookingId, bookingId), eq(payments.status, 'succeeded')))
  if (!payment) throw new Error('there is no payment to give back')
  if (payment.gateway !== desk.gateway.name) {
    throw new Error(`the payment was made through ${payment.gateway}, not ${desk.gateway.name}`)
  }
  const { sessionId, amountCents } = payment
  const state = await desk.gateway.refund({ sessionId, bookingId, amountCents })
  if (state === 'failed') throw new Error('the gateway refused the refund: a person has to look')
  if (state === 'pending') return false
  desk.onStep('refund asked')
  await retried(() =>
    desk.db.transaction(async (tx) => {
      const booking = await lockBooking(tx, bookingId)
      const now = desk.now()
      if (booking?.status === 'refund_due') await transition(tx, booking, 'refunded', now)
      await tx.update(outbox).set({ doneAt: now }).where(eq(outbox.dedupeKey, dedupeKey))
    }),
  )
  return true
}

import { eq } from 'drizzle-orm'
import type { BookingDesk } from '../bookings/desk.ts'
import { payments } from '../database/booking-tables.ts'
import { applyEvent } from './apply-event.ts'

/**
 * Asks the gateway about every session that is open in our books, for events that never arrived; answers how
 * many had ended. Runs at the start and every few minutes.
 */
export async function reconcile(desk: BookingDesk): Promise<number> {
  const open = await desk.db.select().from(payments).where(eq(payments.status, 'open')).limit(500)
  let ended = 0
  for (const payment of open) {
    const state = await desk.gateway.findSession(payment.sessionId)
    if (!state || state.status === 'open') continue
    await applyEvent(desk, {
      // Not the gateway's id: its own event may still come, and is then found to change nothing.
      id: `look-up:${payment.sessionId}:${state.status}`,
      type: state.status,
      sessionId: payment.sessionId,
      bookingId: payment.bookingId,
      amountCents: state.amountCents,
      currency: state.currency,
    })
    ended++
  }
  return ended
}

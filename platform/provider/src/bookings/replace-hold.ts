import { setTimeout as wait } from 'node:timers/promises'
import { and, eq, inArray, notInArray } from 'drizzle-orm'
import { bookings } from '../database/booking-tables.ts'
import type { Database } from '../database/connect.ts'
import { payments } from '../database/payment-tables.ts'
import { Refusal } from '../http/refusal.ts'
import { applyState, openPayments } from '../payments/reconcile.ts'
import type { BookingDeps, Origins } from './deps.ts'
import { type Attempt, findKey, takeLease } from './keys.ts'
import { notAvailable } from './offer-rules.ts'
import { openPayPage, paymentUnavailable } from './open-pay-page.ts'
import { lockBooking, transition } from './transition.ts'

type OpenPayment = Awaited<ReturnType<typeof openPayments>>[number]
type Closed = { payment: OpenPayment; state: Parameters<typeof applyState>[2] }

/** An earlier booking whose payment pages are closed at the gateway, but not yet in the database. */
export type Replaced = { bookingId: string; closed: Closed[] }

/**
 * Closes the payment pages of a visitor's earlier attempt at the gateway; null if it is unknown. Knowing its key proves
 * ownership. Throws Refusal `already_paid` with the booking's reference if it was paid first.
 */
export async function closeEarlier(
  deps: BookingDeps,
  earlier: Attempt,
  origins: Origins,
  deadline: number,
): Promise<Replaced | null> {
  const row = await findKey(deps.db, earlier)
  if (!row) return null
  const { bookingId } = row
  if (row.answer === null) {
    // The earlier attempt died or still runs. Its payment page is known only once the attempt is finished.
    if (await takeLease(deps.db, earlier, deps.now())) {
      await openPayPage(deps, earlier, bookingId, origins).catch(unlessExpired)
    } else {
      if (Date.now() > deadline) throw inProgress()
      await wait(40)
      return closeEarlier(deps, earlier, origins, deadline)
    }
  }
  const closed: Closed[] = []
  for (const payment of await openPayments(deps, eq(payments.bookingId, bookingId))) {
    const state = await deps.gateway.closeSession(payment.sessionId).catch(paymentUnavailable)
    if (!state || state.status === 'open') throw inProgress()
    if (state.status === 'succeeded') await applyState(deps, payment, state)
    else closed.push({ payment, state })
  }
  const [booking] = await deps.db.select().from(bookings).where(eq(bookings.id, bookingId))
  if (booking) refusePaid(booking)
  return { bookingId, closed }
}

/**
 * Cancels the earlier booking, which frees its stock, in the new booking's transaction. Leaves one that no longer awaits
 * payment. Throws Refusal if it was paid or has another open payment page.
 */
export async function cancelReplaced(
  tx: Database,
  { bookingId, closed }: Replaced,
  now: Date,
): Promise<void> {
  const booking = await lockBooking(tx, bookingId)
  if (!booking) return
  refusePaid(booking)
  if (booking.status !== 'pending_payment') return
  const isOpen = and(eq(payments.bookingId, bookingId), eq(payments.status, 'open'))
  const sessions = closed.map(({ payment }) => payment.sessionId)
  const others = and(isOpen, notInArray(payments.sessionId, sessions))
  if ((await tx.$count(payments, others)) > 0) throw inProgress()
  await tx
    .update(payments)
    .set({ status: 'expired', updatedAt: now })
    .where(and(isOpen, inArray(payments.sessionId, sessions)))
  await transition(tx, booking, 'cancelled', now)
}

/** Records the closed pages after the new attempt failed, so that the earlier booking can be booked again. */
export async function endReplaced(deps: BookingDeps, { closed }: Replaced): Promise<void> {
  for (const { payment, state } of closed) await applyState(deps, payment, state)
}

function refusePaid(booking: { status: string; reference: string; amountCents: number }): void {
  if (booking.status !== 'confirmed') return
  const { reference, amountCents } = booking
  throw notAvailable('Your earlier booking has been paid.', 'already_paid', {
    reference,
    total_amount_usd: amountCents / 100,
  })
}

function unlessExpired(error: unknown): void {
  if (!(error instanceof Refusal && error.code === 'hold_expired')) throw error
}

export function inProgress(): Refusal {
  return new Refusal(409, 'in_progress', 'This booking is still being made. Please try again.', {
    retryAfterSeconds: 5,
  })
}

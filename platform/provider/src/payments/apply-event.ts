import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { BookingDeps } from '../bookings/deps.ts'
import { type BookingRow, lockBooking, transition } from '../bookings/transition.ts'
import type { Database } from '../database/connect.ts'
import { paymentEvents, payments } from '../database/payment-tables.ts'
import { retried } from '../database/retry.ts'
import type { PaymentEvent } from './gateway.ts'

export type EventOutcome =
  | 'confirmed'
  | 'payment_failed'
  | 'expired'
  | 'refund_due'
  /** Already applied, or superseded by a later event. */
  | 'ignored'
  /** Amount or currency differ from the booking's, so it is not confirmed. */
  | 'mismatch'
  | 'unknown_booking'
  | 'duplicate'

type PaymentStatus = (typeof payments.$inferSelect)['status']

/**
 * Applies a verified event once, in one transaction, and logs it. In any order of events, a successful payment confirms
 * the booking, or makes it refund_due if the stock is gone.
 */
export async function applyEvent(deps: BookingDeps, event: PaymentEvent): Promise<EventOutcome> {
  const outcome = await retried(() => deps.db.transaction((tx) => applyOnce(tx, deps, event)))
  deps.soldOut.forget()
  const { type, bookingId } = event
  const isAlarming = outcome === 'mismatch' || outcome === 'refund_due'
  deps.settings.log[isAlarming ? 'error' : 'info']({ type, outcome, bookingId }, 'payment event')
  return outcome
}

async function applyOnce(
  tx: Database,
  deps: BookingDeps,
  event: PaymentEvent,
): Promise<EventOutcome> {
  const now = deps.now()
  const thisEvent = and(
    eq(paymentEvents.gateway, deps.gateway.name),
    eq(paymentEvents.eventId, event.id),
  )
  const recorded = await tx
    .insert(paymentEvents)
    .values({
      gateway: deps.gateway.name,
      eventId: event.id,
      type: event.type,
      sessionId: event.sessionId,
      outcome: 'ignored',
      receivedAt: now,
    })
    .onConflictDoNothing()
    .returning({ eventId: paymentEvents.eventId })
  if (recorded.length === 0) return 'duplicate'
  deps.onStep('event recorded')
  const outcome = await effect(tx, deps, event, now)
  await tx.update(paymentEvents).set({ outcome }).where(thisEvent)
  return outcome
}

async function effect(
  tx: Database,
  deps: BookingDeps,
  event: PaymentEvent,
  now: Date,
): Promise<EventOutcome> {
  const booking = await lockBooking(tx, event.bookingId)
  if (!booking) return 'unknown_booking'
  if (event.amountCents !== booking.amountCents || event.currency !== booking.currency) {
    return 'mismatch'
  }
  const before = await recordPayment(tx, deps, event, now)
  if (before === 'succeeded') return 'ignored'
  if (event.type === 'succeeded') return succeed(tx, booking, now)
  const to = event.type === 'failed' ? 'payment_failed' : 'expired'
  const mayEnd =
    // A page that had ended before changes nothing: the booking may be held for another page.
    (booking.status === 'pending_payment' && before === 'open') ||
    (to === 'expired' && booking.status === 'payment_failed')
  if (!mayEnd) return 'ignored'
  await transition(tx, booking, to, now)
  return to
}

async function succeed(tx: Database, booking: BookingRow, now: Date): Promise<EventOutcome> {
  switch (booking.status) {
    case 'pending_payment':
    case 'payment_failed':
    case 'expired':
      if (await transition(tx, booking, 'confirmed', now)) return 'confirmed'
      await transition(tx, booking, 'refund_due', now)
      return 'refund_due'
    case 'cancelled':
      await transition(tx, booking, 'refund_due', now)
      return 'refund_due'
    default:
      return 'ignored'
  }
}

/** Updates the payment's status; success is final. Returns the previous status. */
async function recordPayment(
  tx: Database,
  deps: BookingDeps,
  event: PaymentEvent,
  now: Date,
): Promise<PaymentStatus> {
  const status = event.type
  const session = and(
    eq(payments.gateway, deps.gateway.name),
    eq(payments.sessionId, event.sessionId),
  )
  const [payment] = await tx.select().from(payments).where(session).for('update')
  if (!payment) {
    // The process died before it saved the session; the event restores it.
    await tx.insert(payments).values({
      id: randomUUID(),
      bookingId: event.bookingId,
      gateway: deps.gateway.name,
      sessionId: event.sessionId,
      status,
      amountCents: event.amountCents,
      currency: event.currency,
      createdAt: now,
      updatedAt: now,
    })
    return 'open'
  }
  if (payment.status !== 'succeeded') {
    await tx.update(payments).set({ status, updatedAt: now }).where(session)
  }
  return payment.status
}

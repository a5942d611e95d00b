import { and, eq, type SQL } from 'drizzle-orm'
import type { BookingDeps } from '../bookings/deps.ts'
import { payments } from '../database/payment-tables.ts'
import { applyEvent } from './apply-event.ts'
import type { SessionState } from './gateway.ts'

type Payment = typeof payments.$inferSelect

/**
 * Looks up open sessions at the gateway, at most 500, in case their events were lost. Returns the number that had
 * ended. Runs at the start and every few minutes. Throws after all look-ups if one failed.
 */
export async function reconcile(deps: BookingDeps): Promise<number> {
  let ended = 0
  const failures: unknown[] = []
  for (const payment of await openPayments(deps)) {
    try {
      const state = await deps.gateway.findSession(payment.sessionId)
      if (await applyState(deps, payment, state)) ended++
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length === 0) return ended
  throw new AggregateError(failures, `${failures.length} payments could not be looked up`)
}

/** Closes the page of a payer who left and frees the hold, or confirms the booking if it was paid. */
export async function leavePayPage(deps: BookingDeps, bookingId: string): Promise<void> {
  for (const payment of await openPayments(deps, eq(payments.bookingId, bookingId))) {
    await applyState(deps, payment, await deps.gateway.closeSession(payment.sessionId))
  }
}

export async function openPayments(deps: BookingDeps, which?: SQL): Promise<Payment[]> {
  const isOpen = and(eq(payments.status, 'open'), eq(payments.gateway, deps.gateway.name), which)
  return deps.db.select().from(payments).where(isOpen).limit(500)
}

/** Applies a looked-up state as an event; false if it is open, unknown or was applied before. */
export async function applyState(
  deps: BookingDeps,
  payment: Payment,
  state: SessionState | null,
): Promise<boolean> {
  if (!state || state.status === 'open') return false
  const outcome = await applyEvent(deps, {
    // Not the id of the gateway's event, which may still arrive and then changes nothing.
    id: `look-up:${payment.sessionId}:${state.status}`,
    type: state.status,
    sessionId: payment.sessionId,
    bookingId: payment.bookingId,
    amountCents: state.amountCents,
    currency: state.currency,
  })
  return outcome !== 'duplicate'
}

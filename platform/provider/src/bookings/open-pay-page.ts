import { randomUUID } from 'node:crypto'
import { bookingPaths } from '@storefront/contract'
import { eq } from 'drizzle-orm'
import { bookings } from '../database/booking-tables.ts'
import { payments } from '../database/payment-tables.ts'
import { Refusal } from '../http/refusal.ts'
import { SessionTooShortError } from '../payments/gateway.ts'
import { holdMinutes, payPageMinutes } from '../times.ts'
import type { BookingDeps, Origins } from './deps.ts'
import { type Attempt, dropLease, saveAnswer } from './keys.ts'
import { payPageNumber } from './unpaid.ts'

/**
 * Opens the payment page, then writes payment and answer in a second transaction. Never calls the gateway inside one.
 */
export async function openPayPage(
  deps: BookingDeps,
  attempt: Attempt,
  bookingId: string,
  origins: Origins,
): Promise<Record<string, unknown>> {
  deps.soldOut.forget()
  deps.onStep('booking committed')
  const [booking] = await deps.db.select().from(bookings).where(eq(bookings.id, bookingId))
  if (!booking?.holdExpiresAt || booking.holdExpiresAt <= deps.now()) {
    throw holdExpired()
  }
  const expiresAt = new Date(
    booking.holdExpiresAt.getTime() - (holdMinutes - payPageMinutes) * 60_000,
  )
  const back = (path: string) => `${origins.storefront}${path}?booking=${booking.reference}`
  const session = await deps.gateway
    .createSession({
      bookingId,
      pageNumber: await payPageNumber(deps.db, bookingId),
      reference: booking.reference,
      title: booking.quote.title,
      details: booking.quote.details,
      amountCents: booking.amountCents,
      currency: booking.currency,
      successUrl: back(bookingPaths[booking.product].success),
      failedUrl: back(bookingPaths[booking.product].failed),
      leftUrl: `${origins.provider}/api/v1/payments/${bookingId}/left`,
      expiresAt,
      publicOrigin: origins.provider,
    })
    .catch(async (cause: unknown) => {
      await dropLease(deps.db, attempt)
      if (cause instanceof SessionTooShortError) throw holdExpired()
      return paymentUnavailable(cause)
    })
  deps.onStep('session created')
  const now = deps.now()
  const answer = {
    redirect_url: session.redirectUrl,
    reference: booking.reference,
    total_amount_usd: booking.amountCents / 100,
    currency: booking.currency,
    expires_at: expiresAt.toISOString(),
  }
  await deps.db.transaction(async (tx) => {
    await tx
      .insert(payments)
      .values({
        id: randomUUID(),
        bookingId,
        gateway: deps.gateway.name,
        sessionId: session.sessionId,
        status: 'open',
        amountCents: booking.amountCents,
        currency: booking.currency,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing()
    await saveAnswer(tx, attempt, answer)
  })
  deps.onStep('answer saved')
  return answer
}

function holdExpired(): Refusal {
  return new Refusal(409, 'hold_expired', 'This booking was not paid in time. Please start again.')
}

export function paymentUnavailable(cause: unknown): never {
  throw new Refusal(503, 'payment_unavailable', 'The payment page cannot be reached right now.', {
    retryAfterSeconds: 5,
    cause,
  })
}

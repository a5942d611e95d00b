import { randomUUID } from 'node:crypto'
import { bookingPaths } from '@storefront/contract'
import { eq } from 'drizzle-orm'
import { bookings } from '../database/booking-tables.ts'
import { payments } from '../database/payment-tables.ts'
import { Refusal } from '../http/refusal.ts'
import { SessionTooShortError } from '../payments/gateway.ts'
import type { BookingDesk, Origins } from './desk.ts'
import { holdMinutes } from './holds.ts'
import { type Attempt, dropLease, saveAnswer } from './keys.ts'
import { payPageNumber } from './unpaid.ts'

/** Card companies ask for at least 30; three more let a retry after a crash open the same page. */
const payPageMinutes = 33

/** Opens the payment page, then writes payment and answer in a second transaction. The gateway is never called inside one. */
export async function openPayPage(
  desk: BookingDesk,
  attempt: Attempt,
  bookingId: string,
  origins: Origins,
): Promise<Record<string, unknown>> {
  desk.soldOut.forget()
  desk.onStep('booking committed')
  const [booking] = await desk.db.select().from(bookings).where(eq(bookings.id, bookingId))
  if (!booking?.holdExpiresAt || booking.holdExpiresAt <= desk.now()) {
    throw holdExpired()
  }
  const expiresAt = new Date(
    booking.holdExpiresAt.getTime() - (holdMinutes - payPageMinutes) * 60_000,
  )
  const back = (path: string) => `${origins.storefront}${path}?booking=${booking.reference}`
  const session = await desk.gateway
    .createSession({
      bookingId,
      pageNumber: await payPageNumber(desk.db, bookingId),
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
      await dropLease(desk.db, attempt)
      if (cause instanceof SessionTooShortError) throw holdExpired()
      return paymentUnavailable(cause)
    })
  desk.onStep('session created')
  const now = desk.now()
  const answer = {
    redirect_url: session.redirectUrl,
    reference: booking.reference,
    total_amount_usd: booking.amountCents / 100,
    currency: booking.currency,
    expires_at: expiresAt.toISOString(),
  }
  await desk.db.transaction(async (tx) => {
    await tx
      .insert(payments)
      .values({
        id: randomUUID(),
        bookingId,
        gateway: desk.gateway.name,
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
  desk.onStep('answer saved')
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

import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { bookingPaths } from '@storefront/contract'
import { eq } from 'drizzle-orm'
import { bookingStock, bookings, payments } from '../database/booking-tables.ts'
import type { Database } from '../database/connect.ts'
import { retried } from '../database/retry.ts'
import { Refusal } from '../http/refusal.ts'
import { SessionTooShortError } from '../payments/gateway.ts'
import {
  type BookingCall,
  type BookingDesk,
  isStale,
  newBooking,
  type Origins,
  type Placed,
} from './desk.ts'
import { expireHoldsOn } from './expire.ts'
import { holdMinutes, requireFewHolds } from './holds.ts'
import {
  type Attempt,
  claimKey,
  dropLease,
  findKey,
  forgetKey,
  saveAnswer,
  takeLease,
} from './keys.ts'
import type { Offer } from './quote.ts'
import { moveStock } from './stock.ts'
import { transition } from './transition.ts'
import { lockUnpaid, payPageNumber } from './unpaid.ts'

/** Three more than the half hour that card companies ask for: a retry after a crash still opens the same page. */
const payPageMinutes = 33

/** How long a request waits for another one with the same key. */
const patienceMs = 10_000

/**
 * Books for payment by card: holds the stock, opens a payment page, answers `{redirect_url, …}`. The same
 * attempt is answered the same way, however often and however many at once. Throws Refusal.
 */
export async function placeCheckout(
  desk: BookingDesk,
  call: BookingCall,
  origins: Origins,
): Promise<Placed> {
  const deadline = Date.now() + patienceMs
  while (true) {
    const known = await findKey(desk.db, call.attempt)
    if (known === null) {
      const bookingId = await hold(desk, call)
      if (bookingId === null) continue
      return { answer: await openPayPage(desk, call.attempt, bookingId, origins), isReplay: false }
    }
    if (known.answer !== null) {
      if (await isStale(desk, call.attempt, known)) {
        await forgetKey(desk.db, call.attempt, known)
        continue
      }
      return { answer: known.answer, isReplay: true }
    }
    if (await takeLease(desk.db, call.attempt, desk.now())) {
      const answer = await openPayPage(desk, call.attempt, known.bookingId, origins)
      return { answer, isReplay: true }
    }
    if (Date.now() > deadline) {
      throw new Refusal(409, 'in_progress', 'This booking is still being made. Please try again.', {
        retryAfterSeconds: 5,
      })
    }
    await wait(40)
  }
}

/** First transaction: key, booking (a new one, or the unpaid one of the same body) and stock, together or not at all. Null when another request has the key. */
async function hold(desk: BookingDesk, call: BookingCall): Promise<string | null> {
  const offer = await call.makeOffer()
  const write = () =>
    retried(() => desk.db.transaction((tx) => writeHold(tx, desk, call, offer))).catch(
      soldOutAsText,
    )
  const first = await write()
  if (first !== 'sold out') return first
  // Ended holds give their stock back when somebody needs it, not only when the sweeper comes.
  const freed = await expireHoldsOn(desk.db, offer.stock, desk.now())
  const second = freed > 0 ? await write() : first
  if (second === 'sold out') {
    throw new Refusal(409, 'sold_out', 'This has just sold out.', {
      details: { item_id: offer.itemId },
    })
  }
  return second
}

async function writeHold(
  tx: Database,
  desk: BookingDesk,
  call: BookingCall,
  offer: Offer,
): Promise<string | null> {
  const now = desk.now()
  const holdExpiresAt = new Date(now.getTime() + holdMinutes * 60_000)
  const unpaid = await lockUnpaid(tx, call.attempt, offer)
  const booking = unpaid ?? newBooking(desk, call, offer, now)
  if (!(await claimKey(tx, call.attempt, booking.id, now, null))) return null
  desk.onStep('key claimed')
  if (unpaid) {
    if (!(await transition(tx, unpaid, 'pending_payment', now, holdExpiresAt))) throw new SoldOut()
    // Its places are among those held again.
    await requireFewHolds(tx, call.holder, 0, { now, most: desk.unpaidPlaces })
    desk.onStep('stock held')
    return unpaid.id
  }
  if (!(await moveStock(tx, offer.stock, 'none', 'held'))) throw new SoldOut()
  await requireFewHolds(tx, call.holder, offer.travellersCount, { now, most: desk.unpaidPlaces })
  await tx
    .insert(bookings)
    .values({ ...booking, ...call.holder, status: 'pending_payment', holdExpiresAt })
  await tx
    .insert(bookingStock)
    .values(offer.stock.map((need) => ({ ...need, bookingId: booking.id })))
  desk.onStep('stock held')
  return booking.id
}

/** Too little is left of the hold to pay in. */
function holdExpired(): Refusal {
  return new Refusal(409, 'hold_expired', 'This booking was not paid in time. Please start again.')
}

/** Rolls the transaction back. */
class SoldOut extends Error {}

function soldOutAsText(error: unknown): 'sold out' {
  if (error instanceof SoldOut) return 'sold out'
  throw error
}

/** Second transaction, after the gateway answered: payment and answer. The gateway is never asked inside one. */
async function openPayPage(
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
      throw new Refusal(
        503,
        'payment_unavailable',
        'The payment page cannot be opened right now.',
        {
          retryAfterSeconds: 5,
          cause,
        },
      )
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

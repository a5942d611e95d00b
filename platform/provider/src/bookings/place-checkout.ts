import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { bookingStock, bookings } from '../database/booking-tables.ts'
import type { Database } from '../database/connect.ts'
import { retried } from '../database/retry.ts'
import { Refusal } from '../http/refusal.ts'
import { holdMinutes, sameKeyWaitMs } from '../times.ts'
import {
  type BookingCall,
  type BookingDeps,
  newBooking,
  type Origins,
  type Placed,
} from './deps.ts'
import { expireHolds } from './expire.ts'
import { requireFewHolds } from './holds.ts'
import { claimKey, findAttempt, takeLease } from './keys.ts'
import { openPayPage } from './open-pay-page.ts'
import type { Offer } from './quote.ts'
import {
  cancelReplaced,
  closeEarlier,
  endReplaced,
  inProgress,
  type Replaced,
} from './replace-hold.ts'
import { moveStock } from './stock.ts'
import { transition } from './transition.ts'
import { lockUnpaid } from './unpaid.ts'

/**
 * Holds the stock, opens a payment page and returns `{redirect_url, …}`. Idempotent per attempt, also for concurrent
 * calls. Throws Refusal.
 */
export async function placeCheckout(
  deps: BookingDeps,
  call: BookingCall,
  origins: Origins,
): Promise<Placed> {
  const deadline = Date.now() + sameKeyWaitMs
  while (true) {
    const known = await findAttempt(deps.db, call.attempt, deps.now())
    if (known === null) {
      const bookingId = await hold(deps, call, origins, deadline)
      if (bookingId === null) continue
      return { answer: await openPayPage(deps, call.attempt, bookingId, origins), isReplay: false }
    }
    if (known.answer !== null) return { answer: known.answer, isReplay: true }
    if (await takeLease(deps.db, call.attempt, deps.now())) {
      const answer = await openPayPage(deps, call.attempt, known.bookingId, origins)
      return { answer, isReplay: true }
    }
    if (Date.now() > deadline) throw inProgress()
    await wait(40)
  }
}

/**
 * Writes key, booking and stock in one transaction and returns the booking's id. Reuses the unpaid booking of the same
 * body, and replaces the visitor's earlier hold on request. Null if another request has the key.
 */
async function hold(
  deps: BookingDeps,
  call: BookingCall,
  origins: Origins,
  deadline: number,
): Promise<string | null> {
  const offer = await call.makeOffer()
  const replaced = call.replaces && (await closeEarlier(deps, call.replaces, origins, deadline))
  const write = () =>
    retried(() => deps.db.transaction((tx) => writeHold(tx, deps, call, offer, replaced))).catch(
      soldOutAsText,
    )
  try {
    const first = await write()
    if (first !== 'sold out') return first
    // The sweeper may not have freed these expired holds yet.
    const freed = await expireHolds(deps.db, deps.now(), offer.stock)
    const second = freed > 0 ? await write() : first
    if (second !== 'sold out') return second
    throw new Refusal(409, 'sold_out', 'This has just sold out.', {
      details: { item_id: offer.itemId },
    })
  } catch (error) {
    if (replaced) await endReplaced(deps, replaced)
    throw error
  }
}

async function writeHold(
  tx: Database,
  deps: BookingDeps,
  call: BookingCall,
  offer: Offer,
  replaced: Replaced | null,
): Promise<string | null> {
  const now = deps.now()
  const holdExpiresAt = new Date(now.getTime() + holdMinutes * 60_000)
  const limit = { now, places: deps.settings.unpaidPlaces }
  const unpaid = await lockUnpaid(tx, call.attempt, offer)
  const booking = unpaid ?? newBooking(deps, call, offer, now)
  if (!(await claimKey(tx, call.attempt, booking.id, now, null))) return null
  deps.onStep('key claimed')
  if (replaced) await cancelReplaced(tx, replaced, now)
  if (unpaid) {
    if (!(await transition(tx, unpaid, 'pending_payment', now, holdExpiresAt))) throw new SoldOut()
    // Renewing a hold transfers it to the caller.
    await tx
      .update(bookings)
      .set({ heldByAddress: call.heldByAddress })
      .where(eq(bookings.id, unpaid.id))
    await requireFewHolds(tx, call.heldByAddress, limit)
    deps.onStep('stock held')
    return unpaid.id
  }
  if (!(await moveStock(tx, offer.stock, 'none', 'held'))) throw new SoldOut()
  await tx.insert(bookings).values({
    ...booking,
    heldByAddress: call.heldByAddress,
    status: 'pending_payment',
    holdExpiresAt,
  })
  await tx
    .insert(bookingStock)
    .values(offer.stock.map((need) => ({ ...need, bookingId: booking.id })))
  await requireFewHolds(tx, call.heldByAddress, limit)
  deps.onStep('stock held')
  return booking.id
}

/** Thrown to roll the transaction back. */
class SoldOut extends Error {}

function soldOutAsText(error: unknown): 'sold out' {
  if (error instanceof SoldOut) return 'sold out'
  throw error
}

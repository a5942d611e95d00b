import { bookings } from '../database/booking-tables.ts'
import { retried } from '../database/retry.ts'
import { writeOutbox } from '../outbox/write.ts'
import { type BookingCall, type BookingDeps, newBooking, type Placed } from './deps.ts'
import { requestEnd } from './expire.ts'
import { claimKey, findAttempt } from './keys.ts'

/** Records a booking request by WhatsApp, without a hold. Throws Refusal. */
export async function placeRequest(deps: BookingDeps, call: BookingCall): Promise<Placed> {
  while (true) {
    const known = await findAttempt(deps.db, call.attempt, deps.now())
    if (known?.answer) return { answer: known.answer, isReplay: true }
    const offer = await call.makeOffer()
    const now = deps.now()
    const booking = newBooking(deps, call, offer, now)
    const answer = {
      reference: booking.reference,
      status: 'requested',
      total_amount_usd: offer.amountCents / 100,
      currency: 'USD',
      expires_at: requestEnd(now, offer.firstDay).toISOString(),
    }
    const isClaimed = await retried(() =>
      deps.db.transaction(async (tx) => {
        if (!(await claimKey(tx, call.attempt, booking.id, now, answer))) return false
        deps.onStep('key claimed')
        await tx.insert(bookings).values({ ...booking, status: 'requested' })
        await writeOutbox(tx, booking.id, 'requested', now)
        return true
      }),
    )
    if (!isClaimed) continue
    deps.onStep('booking committed')
    return { answer, isReplay: false }
  }
}

import { randomUUID } from 'node:crypto'
import type { TravellerRecord } from '@storefront/contract/wire'
import type { Database } from '../database/connect.ts'
import type { Notify } from '../outbox/notify.ts'
import type { PaymentGateway } from '../payments/gateway.ts'
import type { Secrets } from '../secrets.ts'
import type { Holder } from './holds.ts'
import type { Attempt } from './keys.ts'
import type { Offer } from './quote.ts'
import { newReference } from './reference.ts'
import type { SoldOut } from './sold-out.ts'

/** Moments at which a crash test stops the process. */
export type Step =
  | 'key claimed'
  | 'stock held'
  | 'booking committed'
  | 'session created'
  | 'answer saved'
  | 'event recorded'
  | 'refund asked'

export type BookingDesk = {
  db: Database
  gateway: PaymentGateway
  /** Tells the agency what happened to a booking. */
  notify: Notify
  /** Places that one visitor may hold without having paid. */
  unpaidPlaces: number
  /** Days that traveller records are kept after the journey. */
  keepRecordsDays: number
  secrets: Secrets
  soldOut: SoldOut
  now: () => Date
  onStep: (step: Step) => void
}

/** Origins that the visitor uses: the payment page is on `provider`, the pages after it on `storefront`. */
export type Origins = { provider: string; storefront: string }

export type BookingCall = {
  attempt: Attempt
  holder: Holder
  travellers: readonly TravellerRecord[]
  /** Prices the body anew. Called only when the attempt is new. */
  makeOffer: () => Promise<Offer>
}

export type Placed = { answer: Record<string, unknown>; isReplay: boolean }

/** The row of a new booking, without its status. */
export function newBooking(desk: BookingDesk, call: BookingCall, offer: Offer, now: Date) {
  return {
    id: randomUUID(),
    reference: newReference(),
    product: offer.product,
    itemId: offer.itemId,
    quote: offer.quote,
    amountCents: offer.amountCents,
    firstDay: offer.firstDay,
    lastDay: offer.lastDay,
    travellersCount: offer.travellersCount,
    travellers: desk.secrets.encrypt(JSON.stringify(call.travellers)),
    createdAt: now,
    updatedAt: now,
  }
}

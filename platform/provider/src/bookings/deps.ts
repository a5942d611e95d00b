import { randomUUID } from 'node:crypto'
import type { TravellerRecord } from '@storefront/contract/wire'
import type { CatalogueStore } from '../catalogue/store.ts'
import type { Database } from '../database/connect.ts'
import type { Notify } from '../outbox/notify.ts'
import type { PaymentGateway } from '../payments/gateway.ts'
import type { ProviderCrypto } from '../provider-crypto.ts'
import type { ProviderSettings } from '../settings.ts'
import type { Attempt } from './keys.ts'
import type { Offer } from './quote.ts'
import { newReference } from './reference.ts'
import type { SoldOut } from './sold-out.ts'

/** Steps at which a crash test stops the provider. */
export type Step =
  | 'key claimed'
  | 'stock held'
  | 'booking committed'
  | 'session created'
  | 'answer saved'
  | 'event recorded'

/** Dependencies of the booking calls. */
export type BookingDeps = {
  settings: ProviderSettings
  db: Database
  catalogue: CatalogueStore
  gateway: PaymentGateway
  notify: Notify
  crypto: ProviderCrypto
  soldOut: SoldOut
  now: () => Date
  onStep: (step: Step) => void
}

/** Public origins: payment pages are on `provider`, and payers return to `storefront`. */
export type Origins = { provider: string; storefront: string }

export type BookingCall = {
  attempt: Attempt
  heldByAddress: string
  travellers: readonly TravellerRecord[]
  /** Text to the agency; '' for none. */
  notes: string
  replaces: Attempt | null
  /** Prices the body. Called only for a new attempt. */
  makeOffer: () => Promise<Offer>
}

export type Placed = { answer: Record<string, unknown>; isReplay: boolean }

export function newBooking(deps: BookingDeps, call: BookingCall, offer: Offer, now: Date) {
  const { stock: _, ...what } = offer
  return {
    id: randomUUID(),
    reference: newReference(),
    ...what,
    travellers: deps.crypto.encrypt(JSON.stringify(call.travellers)),
    notes: call.notes === '' ? null : deps.crypto.encrypt(call.notes),
    createdAt: now,
    updatedAt: now,
  }
}

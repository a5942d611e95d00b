import { products } from '@storefront/contract'
import { bookingReference } from '@storefront/contract/wire'
import * as v from 'valibot'
import { paymentPageMs } from '../times.ts'
import { recapShape } from './recap.ts'

const common = {
  /** Idempotency-Key of the call. */
  id: v.string(),
  revision: v.number(),
  /** Time of the button press, in ms since 1970. */
  startedAt: v.number(),
  keptUntil: v.nullable(v.number()),
  product: v.picklist(products),
  /** Identifies selection, dates and counts. Another key means another booking. */
  selectionKey: v.string(),
  /** Identifies the item sold, without days and travellers. */
  itemKey: v.string(),
  /** Load of the page that makes its call. */
  document: v.string(),
  /** Its total is the one that was sent; after the answer, the provider's. */
  recap: recapShape,
  /** Place, days and people, for the visitor's plan, which alone parses it. */
  plan: v.unknown(),
}

const card = { ...common, way: v.literal('card') }
const whatsApp = { ...common, way: v.literal('whatsApp') }
const either = { ...common, way: v.picklist(['card', 'whatsApp']) }

/** Selects the same again. Only a summary parses it, because its schema is too large for a list of bookings. */
const selection = v.unknown()
const reference = v.nullable(bookingReference)
/** With the ISO time until which the provider's total holds. */
const answer = { reference, expiresAt: v.nullable(v.string()) }
/** True once the visitor has seen why it failed. */
const isRead = v.boolean()

export const checkoutShape = v.variant('state', [
  /** Its call is in flight. If abandoned, the visitor has left and the answer opens nothing. */
  v.object({ ...either, state: v.literal('sending'), isAbandoned: v.boolean(), selection }),
  /** Its call got no answer. */
  v.object({ ...either, state: v.literal('unanswered'), selection }),
  /** Failed with an error. A retry keeps the id. */
  v.object({ ...either, state: v.literal('failed'), isRead, selection }),
  /** Refused while the visitor was away. The visitor has not seen the refusal yet. */
  v.object({ ...either, state: v.literal('refused') }),
  /** Recorded, to be paid on the payment page. */
  v.object({ ...card, state: v.literal('payable'), ...answer, paymentPage: v.string(), selection }),
  /** Has other travellers than the form. The next checkout of the item replaces its hold. */
  v.object({ ...card, state: v.literal('outdated'), reference, selection }),
  /** Cannot be paid or repeated any more. The visitor may book the same anew. */
  v.object({ ...either, state: v.literal('ended'), isRead, reference, selection }),
  /** Recorded as a request by WhatsApp. */
  v.object({ ...whatsApp, state: v.literal('requested'), ...answer }),
  /** The payment page led back to the success page, without a reference. */
  v.object({ ...card, state: v.literal('returned'), reference }),
  /** Paid, as far as this device knows. */
  v.object({ ...card, state: v.literal('paid'), reference: bookingReference }),
])

/**
 * One booking on this device: a press of a booking button with its retries, until it is paid or requested. Holds no
 * traveller records.
 */
export type Checkout = v.InferOutput<typeof checkoutShape>

export type InState<State extends Checkout['state']> = Extract<Checkout, { state: State }>

/** A checkout that the visitor may continue, and so keeps its selection. */
export type Unfinished = Extract<Checkout, { selection: unknown }>

export const isUnfinished = (checkout: Checkout): checkout is Unfinished => 'selection' in checkout

/** True when the provider may hold stock for it. */
export function mayHold(checkout: Checkout): boolean {
  return (
    isUnfinished(checkout) &&
    checkout.way === 'card' &&
    checkout.state !== 'failed' &&
    checkout.state !== 'ended'
  )
}

/** The provider's reference, or null. */
export function referenceOf(checkout: Checkout): string | null {
  return 'reference' in checkout ? checkout.reference : null
}

/** True while the payment page of a checkout may still be open. */
export function isPaymentPageOpen({ startedAt }: Pick<Checkout, 'startedAt'>): boolean {
  return Date.now() - startedAt < paymentPageMs
}

export function isPayable(checkout: Checkout): checkout is InState<'payable'> {
  return checkout.state === 'payable' && isPaymentPageOpen(checkout)
}

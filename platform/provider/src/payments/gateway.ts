import { Refusal } from '../http/refusal.ts'

/** Order that a payment page is opened for. */
export type PaymentOrder = {
  bookingId: string
  /** From 1: a booking whose page ended unpaid may be paid on another one. */
  pageNumber: number
  reference: string
  title: string
  details: string[]
  amountCents: number
  currency: string
  successUrl: string
  failedUrl: string
  /** Target of a payer who leaves the page unpaid: it closes the page, then leads to `failedUrl`. */
  leftUrl: string
  /** The page closes then; always before the hold ends. */
  expiresAt: Date
  /** Public address of this provider, e.g. "https://www.example". */
  publicOrigin: string
}

export type PaymentSession = { sessionId: string; redirectUrl: string }

/** State of a session at the gateway. */
export type SessionState = {
  status: 'open' | 'succeeded' | 'failed' | 'expired'
  amountCents: number
  currency: string
}

/** An event of the gateway; delivered at least once, in any order. */
export type PaymentEvent = {
  id: string
  type: 'created' | 'succeeded' | 'failed' | 'expired'
  sessionId: string
  bookingId: string
  amountCents: number
  currency: string
}

/** Money to give back: the whole payment of one booking. */
export type RefundOrder = { sessionId: string; bookingId: string; amountCents: number }

/** `pending`: under way, ask again later. `failed`: the gateway will not do it, a person has to. */
export type RefundState = 'done' | 'pending' | 'failed'

/** A company that takes cards. Everything the provider needs of one, and nothing that names one. */
export type PaymentGateway = {
  name: string
  /**
   * Opens a payment page. The same booking and page number always get the same session. Throws SessionTooShortError when the time
   * left is less than the gateway's least, anything else when it does not answer.
   */
  createSession(order: PaymentOrder): Promise<PaymentSession>
  /** Asks the gateway itself; null when it has no such session. */
  findSession(sessionId: string): Promise<SessionState | null>
  /** Closes an open session so that it cannot be paid any more; answers how it has ended, null when there is none. */
  closeSession(sessionId: string): Promise<SessionState | null>
  /** Gives a payment back; the same booking is never refunded twice, however often this is called. Throws when the gateway does not answer. */
  refund(order: RefundOrder): Promise<RefundState>
  /** The event in a request, or null for one we do not use. Throws Refusal 400 when it is not the gateway's, or makes no sense. */
  readEvent(body: string, headers: Headers): PaymentEvent | null
}

/** For a message that claims to come from the gateway and does not, or is too old. */
export function notOfGateway(): Refusal {
  return new Refusal(400, 'invalid_signature', 'This is not an event of the gateway.')
}

/** There is less time left than the gateway keeps a page open. */
export class SessionTooShortError extends Error {
  override name = 'SessionTooShortError'
}

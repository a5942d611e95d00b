import { Refusal } from '../http/refusal.ts'

export type PaymentOrder = {
  bookingId: string
  /** Number of the booking's payment page, from 1. An unpaid booking may get further pages. */
  pageNumber: number
  reference: string
  title: string
  details: string[]
  amountCents: number
  currency: string
  successUrl: string
  failedUrl: string
  /** URL for payers who leave the page. Closes it, then redirects to `failedUrl`, or to `successUrl` if paid. */
  leftUrl: string
  /** Closing time of the page, before the hold ends. */
  expiresAt: Date
  publicOrigin: string
}

export type PaymentSession = { sessionId: string; redirectUrl: string }

export type SessionState = {
  status: 'open' | 'succeeded' | 'failed' | 'expired'
  amountCents: number
  currency: string
}

/** Gateway event; delivered at least once, in any order. */
export type PaymentEvent = {
  id: string
  type: 'succeeded' | 'failed' | 'expired'
  sessionId: string
  bookingId: string
  amountCents: number
  currency: string
}

/** Refund of a booking's whole payment. */
export type RefundOrder = { sessionId: string; bookingId: string; amountCents: number }

/** `pending`: ask again later. `failed`: needs a person. */
export type RefundState = 'done' | 'pending' | 'failed'

/** Card company, in terms that fit any of them. */
export type PaymentGateway = {
  name: string
  /**
   * Opens a payment page; idempotent per booking and page number. Throws SessionTooShortError if the remaining time is
   * below the gateway's minimum, another error if the gateway does not answer.
   */
  createSession(order: PaymentOrder): Promise<PaymentSession>
  /** Looks up a session; null if unknown. */
  findSession(sessionId: string): Promise<SessionState | null>
  /** Closes an open session; returns its final state, null if unknown. */
  closeSession(sessionId: string): Promise<SessionState | null>
  /** Refunds a payment, idempotent per booking. Throws if the gateway does not answer. */
  refund(order: RefundOrder): Promise<RefundState>
  /** Verifies and parses an event; null for unused types. Throws Refusal 400 for a bad signature or content. */
  readEvent(body: string, headers: Headers): PaymentEvent | null
}

/** Refusal of a forged or old message. */
export function notOfGateway(): Refusal {
  return new Refusal(400, 'invalid_signature', 'This is not an event of the gateway.')
}

/** Thrown when less time remains than the gateway requires for a payment page. */
export class SessionTooShortError extends Error {
  override name = 'SessionTooShortError'
}

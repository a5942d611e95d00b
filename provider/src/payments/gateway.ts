/** What a payment page is opened for. */
export type PaymentOrder = {
  bookingId: string
  reference: string
  title: string
  details: string[]
  amountCents: number
  currency: string
  successUrl: string
  failedUrl: string
  /** The page closes then; always before the hold ends. */
  expiresAt: Date
  /** Where the visitor reaches this provider, e.g. "https://www.example". */
  publicOrigin: string
}

export type PaymentSession = { sessionId: string; redirectUrl: string }

/** What the gateway knows of a session when asked. */
export type SessionState = {
  status: 'open' | 'succeeded' | 'failed' | 'expired'
  amountCents: number
  currency: string
}

/** What the gateway tells by itself; delivered at least once, in any order. */
export type PaymentEvent = {
  id: string
  type: 'created' | 'succeeded' | 'failed' | 'expired'
  sessionId: string
  /** The booking the session was opened for. */
  bookingId: string
  amountCents: number
  currency: string
}

/** A company that takes cards. Everything the provider needs of one, and nothing that names one. */
export type PaymentGateway = {
  name: string
  /** Opens a payment page. The same booking always gets the same session. Throws when the gateway does not answer. */
  createSession(order: PaymentOrder): Promise<PaymentSession>
  /** Asks the gateway itself; null when it has no such session. */
  findSession(sessionId: string): Promise<SessionState | null>
  /** The event in a request, or null for one we do not use. Throws SignatureError when it is not the gateway's. */
  readEvent(body: string, headers: Headers): PaymentEvent | null
}

/** A message that claims to come from the gateway and does not, or is too old. */
export class SignatureError extends Error {
  override name = 'SignatureError'
}

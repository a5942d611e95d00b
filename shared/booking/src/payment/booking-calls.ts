import { type BookingWay, bookingCalls, type Product } from '@storefront/contract'
import { type CheckoutAnswer, checkoutAnswer } from '@storefront/contract/wire'
import { type HttpClient, HttpError, isUnsent, readOne } from '@storefront/http'
import * as v from 'valibot'

/** Booking call: body, Idempotency-Key, and the key of the checkout whose hold it replaces. */
export type BookingCall = {
  product: Product
  way: BookingWay
  body: object
  key: string
  replacesKey?: string | null
}

const requestAnswer = v.fallback(checkoutAnswer, v.parse(checkoutAnswer, {}))

/** Sends a booking call. Throws HttpError, NetworkError, or MalformedAnswerError for an unreadable checkout response. */
export async function sendBooking(
  http: HttpClient,
  { product, way, body, key, replacesKey }: BookingCall,
): Promise<CheckoutAnswer> {
  const path = bookingCalls[product][way]
  const answer = await http.post(path, body, { idempotencyKey: key, replacesKey })
  return readOne(way === 'card' ? checkoutAnswer : requestAnswer, answer, path)
}

const undecidedStatuses = new Set([408, 425, 429])

/**
 * Classifies a failure. `unanswered`: the provider may have booked. `failed`: it has not, and a retry keeps the key.
 * `refused` is final, and the next press begins another checkout.
 */
export function failureOf(error: unknown): 'unanswered' | 'failed' | 'refused' {
  if (isUnsent(error)) return 'failed'
  if (!(error instanceof HttpError)) return 'unanswered'
  return error.status >= 500 || undecidedStatuses.has(error.status) ? 'failed' : 'refused'
}

/** Loggable text of a failure. Never the error itself: a response may repeat a passport number. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : 'unknown'
}

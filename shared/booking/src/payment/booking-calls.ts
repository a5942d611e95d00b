import { type BookingWay, bookingCalls, type Product } from '@storefront/contract'
import { type CheckoutAnswer, checkoutAnswer } from '@storefront/contract/wire'
import { type HttpClient, HttpError, readOne } from '@storefront/http'
import * as v from 'valibot'

/** A call that books: what is sent, the Idempotency-Key of the attempt, and that of the one whose hold it replaces. */
export type BookingCall = {
  product: Product
  way: BookingWay
  body: object
  key: string
  replacesKey?: string | null
}

/** Response to a WhatsApp request: every field is optional. */
const requestAnswer = v.fallback(checkoutAnswer, {
  redirectUrl: null,
  totalUsd: null,
  reference: null,
  expiresAt: null,
})

/** Books. Throws what the http client throws, and MalformedAnswerError where a checkout's answer is none. */
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
 * Classifies the failure of a booking call. `unanswered` may have booked. `failed` is over, and its retry carries the same key.
 * `refused` is decided: the next try is another attempt.
 */
export function failureOf(error: unknown): 'unanswered' | 'failed' | 'refused' {
  if (!(error instanceof HttpError)) return 'unanswered'
  return error.status >= 500 || undecidedStatuses.has(error.status) ? 'failed' : 'refused'
}

/** Text of a failure for the log. Never the error itself: a provider's answer may repeat a passport number. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : 'unknown'
}

import {
  type CheckoutAnswer,
  checkoutAnswer,
  priceChangedRefusal,
  soldOutRefusal,
  type TravellerRecord,
} from '@storefront/contract/wire'
import { type HttpClient, HttpError, readOne } from '@storefront/http'
import * as v from 'valibot'

/** The two calls that end a product's summary (spec §7). Both throw what the http client throws. */
export type BookingCalls = {
  /** Books by card at the total the visitor agreed to. Resolves to the payment page's address as the provider wrote it. */
  checkout: (
    travellers: TravellerRecord[],
    idempotencyKey: string,
    totalUsd: number,
  ) => Promise<CheckoutAnswer>
  /** Records a booking request, to be finished by WhatsApp. */
  requestByWhatsApp: (travellers: TravellerRecord[], idempotencyKey: string) => Promise<void>
}

/** The two calls that book a product, at its addresses of spec §7. Both throw what the http client throws. */
export function bookingCalls<Checkout, Request>(paths: { checkout: string; whatsApp: string }) {
  return {
    /** Books by card: the payment page's address as the provider wrote it, and what will be charged. */
    async createCheckout(
      http: HttpClient,
      booking: Checkout,
      idempotencyKey: string,
    ): Promise<CheckoutAnswer> {
      const answer = await http.post(paths.checkout, booking, { idempotencyKey })
      return readOne(checkoutAnswer, answer, paths.checkout)
    },
    /** Records a booking request; the answer is not read. */
    async requestByWhatsApp(
      http: HttpClient,
      request: Request,
      idempotencyKey: string,
    ): Promise<void> {
      await http.post(paths.whatsApp, request, { idempotencyKey })
    },
  }
}

/** The idempotency keys of one booking button (readings): one key per attempt, kept over its retries. */
export type Attempts = {
  /** Key to send `booking` with: the open attempt's, or a new one when there is none or the booking changed. */
  keyFor(booking: unknown): string
  /** Ends the attempt once it has an answer: the next call is another attempt. */
  close(): void
}

/** No attempt is open yet. */
export function createAttempts(newKey: () => string = randomKey): Attempts {
  let open: { key: string; fingerprint: string } | null = null
  return {
    keyFor(booking) {
      const fingerprint = JSON.stringify(booking)
      if (open?.fingerprint !== fingerprint) open = { key: newKey(), fingerprint }
      return open.key
    },
    close() {
      open = null
    },
  }
}

const undecidedStatuses = new Set([408, 425, 429])

/** Whether a failed call may have booked nonetheless, or may yet succeed, so that a retry must carry the same key. */
export function isUndecided(error: unknown): boolean {
  if (!(error instanceof HttpError)) return true
  return error.status >= 500 || undecidedStatuses.has(error.status)
}

/** The total in USD that a provider asks for instead, where it refused a booking because the price changed; null for any other failure. */
export function changedTotalUsd(error: unknown): number | null {
  return refusalOf(error, priceChangedRefusal)?.error.current_total_amount_usd ?? null
}

/** Whether a provider refused a booking because it is sold out: a retry cannot succeed. */
export function isSoldOut(error: unknown): boolean {
  return refusalOf(error, soldOutRefusal) !== null
}

/** What is logged of a failure. Never the error itself: a provider's answer may repeat a passport number. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : 'unknown'
}

/** The body of a refusal (409) that fits `schema`; null for any other failure. */
function refusalOf<Schema extends v.GenericSchema>(
  error: unknown,
  schema: Schema,
): v.InferOutput<Schema> | null {
  if (!(error instanceof HttpError) || error.status !== 409) return null
  const refusal = v.safeParse(schema, error.body)
  return refusal.success ? refusal.output : null
}

/** 128 random bits. `crypto.randomUUID` is missing on plain http, where the storefront must work too. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

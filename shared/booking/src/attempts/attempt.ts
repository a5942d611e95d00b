import type { BookingWay, Product } from '@storefront/contract'

/** Identifies the booking of a summary. Another selection key means another booking. */
export type Bookable = { product: Product; selectionKey: string }

/** Reference, payment page, and ISO time until which the total is valid; null if the provider did not send them. */
type Answer = { reference: string | null; redirectUrl: string | null; expiresAt: string | null }

/** Booking attempt, one per selection and way, beside recorded requests. Holds no traveller records. */
export type Attempt = Bookable & {
  way: BookingWay
  /** Identifies the item sold, without days and travellers; '' for an attempt of an earlier release. */
  itemKey: string
  /** Idempotency-Key of its call, also the id of its receipt. */
  key: string
  /** Total in USD that was sent; after the answer, the provider's total. */
  totalUsd: number
  /** Time of the button press, in ms since 1970. */
  startedAt: number
} & (
    | /** Its call is in flight. If abandoned, the visitor has left and the answer opens nothing. */ {
        state: 'sending'
        isAbandoned: boolean
      }
    | /** Its call got no answer. */ { state: 'unanswered' }
    | /** Failed with an error. A retry keeps the key. `isRead`: the visitor has seen the alert. */ {
        state: 'failed'
        isRead: boolean
      }
    | /** Refused while the visitor was away. The visitor has not seen the refusal yet. */ {
        state: 'refused'
      }
    | /** Recorded, to be paid by card. */ ({ state: 'payable' } & Answer)
    | /** The browser is on its way to the payment page. */ ({ state: 'leaving' } & Answer)
    | /** Has other travellers than the summary. A new attempt replaces its hold. */ {
        state: 'outdated'
      }
    | /** Recorded as a request by WhatsApp. */ ({ state: 'requested' } & Answer)
  )

export type AttemptEvent =
  | ({ kind: 'answered'; totalUsd: number } & Answer)
  | { kind: 'unanswered' | 'failed' | 'refused' }
  | { kind: 'departed' | 'visitor-left' | 'visitor-returned' }

/** Returns the attempt after an event, or null to remove it. Ignores events that its state does not expect. */
export function advance(attempt: Attempt, event: AttemptEvent): Attempt | null {
  switch (attempt.state) {
    case 'sending':
      return advanceSending(attempt, event)
    case 'payable':
      if (event.kind === 'departed') return { ...attempt, state: 'leaving' }
      return event.kind === 'refused' ? null : attempt
    case 'leaving':
      return event.kind === 'visitor-returned' ? { ...attempt, state: 'payable' } : attempt
    case 'failed':
      return event.kind === 'visitor-left' ? { ...attempt, isRead: true } : attempt
    case 'refused':
      return event.kind === 'visitor-left' ? null : attempt
    default:
      return attempt
  }
}

function advanceSending(
  attempt: Extract<Attempt, { state: 'sending' }>,
  event: AttemptEvent,
): Attempt | null {
  const { isAbandoned, state: _, ...started } = attempt
  switch (event.kind) {
    case 'answered': {
      const { totalUsd, reference, redirectUrl, expiresAt } = event
      const state = attempt.way === 'card' ? 'payable' : 'requested'
      return { ...started, state, totalUsd, reference, redirectUrl, expiresAt }
    }
    case 'unanswered':
      return { ...started, state: 'unanswered' }
    case 'failed':
      return { ...started, state: 'failed', isRead: false }
    case 'refused':
      return isAbandoned ? { ...started, state: 'refused' } : null
    case 'visitor-left':
      return { ...attempt, isAbandoned: true }
    default:
      return attempt
  }
}

/** Shortest lifetime of a payment page, in ms. */
const payPageMs = 30 * 60_000

/** True while the payment page of an attempt may still be open. `startedAt` is in ms since 1970. */
export function isPayPageOpen(startedAt: number): boolean {
  return Date.now() - startedAt < payPageMs
}

export type PayableAttempt = Extract<Attempt, { state: 'payable' }>

export function isPayable(attempt: Attempt): attempt is PayableAttempt {
  return attempt.state === 'payable' && isPayPageOpen(attempt.startedAt)
}

/** True for an attempt that locks the booking form. */
export function isInFlight({ state }: Attempt): boolean {
  return state === 'sending' || state === 'leaving'
}

/** Matches attempts of a summary, except outdated ones. */
export const isOf = (summary: Bookable) => (attempt: Bookable & { state: string }) =>
  attempt.product === summary.product &&
  attempt.selectionKey === summary.selectionKey &&
  attempt.state !== 'outdated'

/** True when the provider may hold stock for this attempt. */
export function mayHold({ way, state }: Attempt): boolean {
  return way === 'card' && state !== 'failed' && state !== 'refused'
}

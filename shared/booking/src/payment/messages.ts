import type { BookingWay, TravellerCounts } from '@storefront/contract'
import type { Refusal } from './refusals.ts'

/** A reason that closes the card, and what opens it in one tap. */
export type CardProblem = { text: string; fix?: { label: string; apply: () => void } | undefined }

/**
 * Message beside the buttons: a failure, reasons that close the card, a changed price, or a booking that is begun already;
 * on return a booking that can be paid, that another tab has paid, or a call without an answer.
 */
export type Message =
  | { kind: 'alert'; text: string; refusal: Refusal | null }
  | { kind: 'card' }
  | {
      kind: 'price'
      fromUsd: number
      toUsd: number
      /** Counts of the provider, where they are others. */
      counts: TravellerCounts | null
      way: BookingWay
    }
  | { kind: 'again' | 'unanswered'; way: BookingWay }
  | { kind: 'payable' }
  | { kind: 'paid'; reference: string }

import type { BookingWay, TravellerCounts } from '@storefront/contract'
import type { Refusal } from './refusals.ts'

/** A reason that closes the card, and what opens it in one tap. */
export type CardProblem = { text: string; fix?: { label: string; apply: () => void } | undefined }

/**
 * What the visitor is told: a failure, what closes the card, a price that is another now, or that it is begun already; on
 * coming back that it is begun and can be paid, or that no answer came.
 */
export type Message =
  | { kind: 'alert'; text: string; refusal: Refusal | null }
  | { kind: 'card'; problems: readonly CardProblem[] }
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

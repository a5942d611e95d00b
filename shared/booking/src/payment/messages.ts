import type { BookingWay, TravellerCounts } from '@storefront/contract'
import type { Refusal } from './refusals.ts'

/** Problem that prevents payment by card, and a change that solves it. */
export type CardProblem = { text: string; fix?: { label: string; apply: () => void } | undefined }

/** Message beside the buttons: about the last press, or about an earlier attempt. */
export type Message =
  | { kind: 'alert'; text: string; refusal: Refusal | null }
  | {
      kind: 'price'
      fromUsd: number
      toUsd: number
      /** The provider's counts, if they differ. */
      counts: TravellerCounts | null
      way: BookingWay
    }
  | { kind: 'again' | 'unanswered'; way: BookingWay }
  | { kind: 'payable' }
  | { kind: 'paid'; reference: string }

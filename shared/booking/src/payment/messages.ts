import type { BookingWay, TravellerCounts } from '@storefront/contract'
import { type Checkout, isPayable } from '../checkouts/checkout.ts'
import type { Refusal } from './refusals.ts'

/** Problem that prevents payment by card, and a change that solves it. */
export type CardProblem = { text: string; fix?: { label: string; apply: () => void } | undefined }

/** Message beside the buttons: about the last press, or about an earlier checkout. */
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

/** Messages of earlier checkouts that can be continued or are paid, or whose failure is unread. */
export function earlierMessages(
  checkouts: readonly Checkout[],
  failureTexts: Record<BookingWay, string>,
): { key: string; message: Message }[] {
  return checkouts.flatMap<{ key: string; message: Message }>((one) => {
    const { id: key, way, state } = one
    if (state === 'paid') return [{ key, message: { kind: state, reference: one.reference } }]
    if (isPayable(one)) return [{ key, message: { kind: 'payable' } }]
    if (state === 'unanswered') return [{ key, message: { kind: state, way } }]
    const isUnread = state === 'refused' || ('isRead' in one && !one.isRead)
    const text = failureTexts[way]
    return isUnread ? [{ key, message: { kind: 'alert', text, refusal: null } }] : []
  })
}

import type { BookingWay, TravellerCounts } from '@storefront/contract'
import { type Attempt, isPayable } from '../attempts/attempt.ts'
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

/**
 * Messages of earlier attempts that can be continued, or whose failure is unread. `paidReference` is the reference of the
 * attempt by card if it is paid, or null.
 */
export function earlierMessages(
  attempts: readonly Attempt[],
  known: { paidReference: string | null; failureTexts: Record<BookingWay, string> },
): { key: string; message: Message }[] {
  const card = attempts.find(({ way }) => way === 'card')
  return attempts.flatMap<{ key: string; message: Message }>((one) => {
    const { key, way, state } = one
    if (one === card && known.paidReference !== null)
      return [{ key, message: { kind: 'paid', reference: known.paidReference } }]
    if (isPayable(one)) return [{ key, message: { kind: 'payable' } }]
    if (state === 'unanswered') return [{ key, message: { kind: state, way } }]
    const isUnread = state === 'refused' || (state === 'failed' && !one.isRead)
    const text = known.failureTexts[way]
    return isUnread ? [{ key, message: { kind: 'alert', text, refusal: null } }] : []
  })
}

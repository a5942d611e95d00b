import {
  type Checkout,
  type InState,
  isUnfinished,
  mayHold,
  referenceOf,
  type Unfinished,
} from './checkout.ts'
import { recapAt } from './recap.ts'

/** Answer of a booking call. Total in USD; the others are null if the provider did not send them. */
export type Answer = {
  totalUsd: number
  reference: string | null
  redirectUrl: string | null
  /** ISO time until which the total holds. */
  expiresAt: string | null
}

export type CheckoutEvent =
  /** The provider recorded it. */
  | ({ kind: 'answered' } & Answer)
  /** The call ended without a booking, or nobody knows. */
  | { kind: 'unanswered' | 'failed' | 'refused' }
  /** The answer has no payment page that may be followed. */
  | { kind: 'unpayable' }
  | { kind: 'visitor-left' }
  /** The travellers in the form changed, or the same was booked anew. */
  | { kind: 'outdated' }
  /** The provider gave its hold to a later checkout. */
  | { kind: 'replaced' }
  /** The payment page led to the failure page. */
  | { kind: 'declined' }
  /** The payment page led to the success page, without a reference. */
  | { kind: 'returned' }
  | { kind: 'paid'; reference: string }
  /** The visitor deleted it. */
  | { kind: 'forgotten' }

/**
 * Returns the checkout after an event, or null if it is over: refused, replaced or deleted. Ignores events that its state
 * does not expect.
 */
export function advance(checkout: Checkout, event: CheckoutEvent): Checkout | null {
  switch (event.kind) {
    case 'visitor-left':
      return afterVisit(checkout)
    case 'outdated':
      return outdated(checkout)
    case 'replaced':
      return mayHold(checkout) ? null : checkout
    case 'declined':
      return isUnpaid(checkout) ? ended(checkout, true) : checkout
    case 'returned':
      if (!isUnpaid(checkout)) return checkout
      return {
        ...commonOf(checkout),
        way: 'card',
        state: 'returned',
        reference: referenceOf(checkout),
      }
    case 'paid':
      if (!isUnpaid(checkout) && checkout.state !== 'returned') return checkout
      return { ...commonOf(checkout), way: 'card', state: 'paid', reference: event.reference }
    case 'forgotten':
      return null
    case 'unpayable':
      if (checkout.state === 'payable') return ended(checkout, true)
      return checkout.state === 'sending' ? ended(checkout, !checkout.isAbandoned) : checkout
    case 'answered':
      if (checkout.state === 'outdated') return { ...checkout, reference: event.reference }
      return checkout.state === 'sending' ? recorded(checkout, event) : checkout
    default:
      return checkout.state === 'sending' ? unrecorded(checkout, event.kind) : checkout
  }
}

const isUnpaid = (checkout: Checkout): checkout is Unfinished =>
  isUnfinished(checkout) && checkout.way === 'card'

function recorded(checkout: InState<'sending'>, answer: Answer): Checkout {
  const { totalUsd, reference, redirectUrl: paymentPage, expiresAt } = answer
  const { selection, way } = checkout
  const common = { ...commonOf(checkout), recap: recapAt(checkout.recap, totalUsd) }
  if (way === 'whatsApp') return { ...common, way, state: 'requested', reference, expiresAt }
  if (paymentPage === null) return ended(checkout, !checkout.isAbandoned)
  return { ...common, way, state: 'payable', reference, paymentPage, expiresAt, selection }
}

function unrecorded(
  checkout: InState<'sending'>,
  state: 'unanswered' | 'failed' | 'refused',
): Checkout | null {
  const { selection, isAbandoned, way } = checkout
  const common = { ...commonOf(checkout), way }
  if (state === 'refused') return isAbandoned ? { ...common, state } : null
  return state === 'failed'
    ? { ...common, state, isRead: false, selection }
    : { ...common, state, selection }
}

/** The visitor has seen failures, and waits for no answer any more. */
function afterVisit(checkout: Checkout): Checkout | null {
  switch (checkout.state) {
    case 'sending':
      return { ...checkout, isAbandoned: true }
    case 'failed':
    case 'ended':
      return { ...checkout, isRead: true }
    case 'refused':
      return null
    default:
      return checkout
  }
}

function outdated(checkout: Checkout): Checkout | null {
  if (checkout.state === 'refused') return null
  // A request by WhatsApp holds nothing. It is recorded as it was sent.
  if (!isUnfinished(checkout) || (checkout.state === 'sending' && checkout.way === 'whatsApp'))
    return checkout
  if (!mayHold(checkout)) return ended(checkout, true)
  const { selection } = checkout
  const reference = referenceOf(checkout)
  return { ...commonOf(checkout), way: 'card', state: 'outdated', reference, selection }
}

function ended(checkout: Unfinished, isRead: boolean): Checkout {
  const { selection, way } = checkout
  const reference = referenceOf(checkout)
  return { ...commonOf(checkout), way, state: 'ended', isRead, reference, selection }
}

/** Fields of every state, without those of the present one. */
function commonOf(checkout: Checkout) {
  const { id, revision, startedAt, keptUntil, product, document } = checkout
  const { selectionKey, itemKey, recap, plan } = checkout
  return {
    id,
    revision,
    startedAt,
    keptUntil,
    product,
    document,
    selectionKey,
    itemKey,
    recap,
    plan,
  }
}

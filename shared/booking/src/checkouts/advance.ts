import type { CheckoutAnswer } from '@storefront/contract/wire'
import * as v from 'valibot'
import {
  type Checkout,
  checkoutShape,
  type InState,
  isUnfinished,
  mayHold,
  referenceOf,
  type Unfinished,
} from './checkout.ts'
import { recapAt } from './recap.ts'

/** Answer of a booking call. If it names no total, the total is the one that was sent. */
export type Answer = CheckoutAnswer & { totalUsd: number }

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
      return isUnpaid(checkout) ? inState(checkout, 'returned') : checkout
    case 'paid': {
      const { kind, reference } = event
      const isExpected = isUnpaid(checkout) || checkout.state === 'returned'
      return isExpected ? inState(checkout, kind, { reference }) : checkout
    }
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

/** Returns the checkout in another state, whose schema drops what is not needed any more, e.g. the payment page. */
function inState<State extends Checkout['state']>(
  checkout: Checkout,
  state: State,
  change: Partial<InState<State>> = {},
): Checkout {
  return v.parse(checkoutShape, { ...checkout, reference: referenceOf(checkout), ...change, state })
}

const isUnpaid = (checkout: Checkout): checkout is Unfinished =>
  isUnfinished(checkout) && checkout.way === 'card'

function recorded(checkout: InState<'sending'>, answer: Answer): Checkout {
  const { totalUsd, redirectUrl: paymentPage, ...answered } = answer
  const recap = recapAt(checkout.recap, totalUsd)
  if (checkout.way === 'whatsApp') return inState(checkout, 'requested', { ...answered, recap })
  if (paymentPage === null) return ended(checkout, !checkout.isAbandoned)
  return inState(checkout, 'payable', { ...answered, recap, paymentPage })
}

function unrecorded(
  checkout: InState<'sending'>,
  state: 'unanswered' | 'failed' | 'refused',
): Checkout | null {
  if (state === 'refused' && !checkout.isAbandoned) return null
  return inState(checkout, state, { isRead: !checkout.isAbandoned })
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
  return mayHold(checkout) ? inState(checkout, 'outdated') : ended(checkout, true)
}

function ended(checkout: Checkout, isRead: boolean): Checkout {
  return inState(checkout, 'ended', { isRead })
}

import type { BookingWay, TravellerCounts } from '@storefront/contract'
import type { TravellerRecord } from '@storefront/contract/wire'
import { isSameUsd, selectedPart } from '@storefront/domain'
import { isUnsent, randomKey } from '@storefront/http'
import { type Storefront, selectionOf } from '@storefront/session'
import type { Answer, CheckoutEvent } from '../checkouts/advance.ts'
import { type Checkout, type InState, isPayable } from '../checkouts/checkout.ts'
import { maskedEmail } from '../checkouts/masked-email.ts'
import { type Bookable, checkoutsOf, earlierHold, inFlight } from '../checkouts/questions.ts'
import { type Recap, recapAt } from '../checkouts/recap.ts'
import { advanceCheckouts, beginCheckout, readCheckouts } from '../checkouts/store.ts'
import { departFor } from '../checkouts/summary-visit.ts'
import { keepBooked } from '../travellers/booked-travellers.ts'
import { saveTravellers } from '../travellers/stored-travellers.ts'
import type { BookingBrowser } from './booking-browser.ts'
import { failureOf, sendBooking } from './booking-calls.ts'
import { allowedRedirect } from './redirect.ts'
import { otherPrice, paidReference } from './refusals.ts'

/** Booking as the summary shows it when the visitor presses a button. */
export type BookingRequest = Bookable & {
  way: BookingWay
  /** Identifies the item sold, without days and travellers. */
  itemKey: string
  /** True if the provider can replace the visitor's earlier hold of the item. */
  replacesHold: boolean
  travellers: TravellerRecord[]
  party: TravellerCounts
  totalUsd: number
  body: object
  recap: Recap
  /** Address of the chat that opens once a request is recorded. */
  chatAddress: (recorded: Omit<Answer, 'redirectUrl'>) => string
}

export type BookingDeps = Storefront & { browser: BookingBrowser }

/**
 * `done`: the browser leaves for the payment page or the chat, or nothing opens because the visitor left. `price`: the
 * provider charges `toUsd`, for `counts` if those differ from the sent ones.
 */
export type Outcome =
  | { kind: 'done' }
  | { kind: 'price'; toUsd: number; counts: TravellerCounts | null }
  | { kind: 'failed'; error: unknown }

/**
 * Books and opens the payment page or the chat. Sends one call at a time, continues an unpaid recorded booking instead
 * of repeating it, and keeps the key for a retry. Opens nothing after the visitor left.
 */
export async function book(request: BookingRequest, deps: BookingDeps): Promise<Outcome> {
  const { session, http, agency } = deps
  const { product, selectionKey, way, totalUsd } = request
  if (inFlight(readCheckouts(session), request)) return { kind: 'done' }
  const before = latestOf(request, deps)
  if (before && isPayable(before)) return goOn(before, totalUsd, deps)
  const replacesKey =
    way === 'card' && request.replacesHold ? earlierHold(readCheckouts(session), request) : null
  const id = begin(request, before, deps)
  const sent = Promise.all([
    sendBooking(http, { ...request, key: id, replacesKey }),
    way === 'card' && saveTravellers(product, selectionKey, request.travellers),
  ])
  return sent.then(
    ([answer]) => {
      tell(deps, replacesKey, { kind: 'replaced' })
      if (way === 'card' && !allowedRedirect(answer.redirectUrl, agency.paymentHosts))
        return refuseAddress(id, deps)
      return settle(id, { ...answer, totalUsd: answer.totalUsd ?? totalUsd }, request, deps)
    },
    (error) => {
      const reference = paidReference(error)
      if (reference) tell(deps, replacesKey, { kind: 'paid', reference })
      // An earlier call of this checkout may still have booked, whatever the browser does not send now.
      const isUnknown = before?.id === id && before.state === 'unanswered' && isUnsent(error)
      tell(deps, id, { kind: isUnknown ? 'unanswered' : failureOf(error) })
      return failure(error, totalUsd)
    },
  )
}

/** Leaves for the payment page of a recorded booking, unless it costs another total than `totalUsd`. */
export function goOn(
  booking: InState<'payable'>,
  totalUsd: number,
  { session, agency, browser }: BookingDeps,
): Outcome {
  const address = allowedRedirect(booking.paymentPage, agency.paymentHosts)
  if (!address) return refuseAddress(booking.id, { session })
  const toUsd = booking.recap.totalUsd
  if (!isSameUsd(toUsd, totalUsd)) return { kind: 'price', toUsd, counts: null }
  departFor(session, booking)
  browser.leave(address)
  return { kind: 'done' }
}

type WithSession = Pick<BookingDeps, 'session'>

function latestOf(request: BookingRequest, { session }: WithSession): Checkout | null {
  const shown = checkoutsOf(readCheckouts(session), request)
  return shown.find(({ way }) => way === request.way) ?? null
}

function tell({ session }: WithSession, id: string | null, event: CheckoutEvent): void {
  if (id) advanceCheckouts(session, [{ id }], event)
}

/** Begins a checkout and returns its id, which a retry at the same total keeps. */
function begin(
  { product, selectionKey, way, itemKey, totalUsd, recap, travellers }: BookingRequest,
  before: Checkout | null,
  { session }: WithSession,
): string {
  const isRetry =
    (before?.state === 'unanswered' || before?.state === 'failed') &&
    isSameUsd(before.recap.totalUsd, totalUsd)
  const id = isRetry ? before.id : randomKey()
  const { selection } = session.getState()
  beginCheckout(session, {
    ...{ id, product, selectionKey, way, itemKey, state: 'sending', isAbandoned: false },
    recap: recapAt(recap, totalUsd),
    plan: selectedPart(selection, product),
    selection: selectionOf(selection, product),
  })
  const address = maskedEmail(travellers[0]?.email ?? '')
  if (address) session.checkouts.setTab({ confirmation: { id, address } })
  return id
}

/** Ends a checkout whose payment page may not be followed, so that the next press begins another. */
function refuseAddress(id: string, deps: WithSession): Outcome {
  tell(deps, id, { kind: 'unpayable' })
  return { kind: 'failed', error: new Error('The answer has no address that may be followed.') }
}

/** Opens the payment page or the chat, unless the visitor has left. */
function settle(id: string, answer: Answer, request: BookingRequest, deps: BookingDeps): Outcome {
  const { session, browser } = deps
  const sending = inFlight(readCheckouts(session), request)
  tell(deps, id, { kind: 'answered', ...answer })
  const isAway = !browser.isInFront() || (sending?.state === 'sending' && sending.isAbandoned)
  if (request.way === 'whatsApp') keepBooked(session, request, request.travellers)
  if (sending?.id !== id || isAway) return { kind: 'done' }
  const recorded = latestOf(request, deps)
  if (recorded?.state === 'payable') return goOn(recorded, request.totalUsd, deps)
  // The opener is cleared afterwards, because with `noopener` Chromium does not report a blocked window.
  const chat = browser.openWindow(request.chatAddress(answer))
  if (chat) chat.opener = null
  return { kind: 'done' }
}

function failure(error: unknown, totalUsd: number): Outcome {
  const other = otherPrice(error)
  return other && !isSameUsd(other.totalUsd, totalUsd)
    ? { kind: 'price', toUsd: other.totalUsd, counts: other.counts }
    : { kind: 'failed', error }
}

import type { BookingWay, TravellerCounts } from '@storefront/contract'
import type { TravellerRecord } from '@storefront/contract/wire'
import { isSameUsd } from '@storefront/domain'
import type { Storefront } from '@storefront/session'
import {
  type Attempt,
  type Bookable,
  isInFlight,
  isOf,
  isPayable,
  type PayableAttempt,
} from '../attempts/attempt.ts'
import {
  advanceAttempts,
  dropAttempts,
  earlierHold,
  putAttempt,
  readAttempts,
} from '../attempts/session-attempts.ts'
import { deviceBooking, rememberBooking } from '../recap/device-bookings.ts'
import { keepMaskedEmail } from '../recap/masked-email.ts'
import { type Recap, recapAt } from '../recap/recap.ts'
import { restoreSnapshot, saveSnapshot } from '../recap/receipts.ts'
import { selectionOf } from '../recap/stored-selection.ts'
import {
  answerUnfinished,
  findUnfinished,
  forgetUnfinished,
  keepUnfinished,
} from '../recap/unfinished.ts'
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
  totalUsd: number
  body: object
  recap: Recap
  /** Address of the chat that opens once a request is recorded. */
  chatAddress: (recorded: Recorded) => string
}

/** Recorded booking: total in USD, reference and ISO time until which the total is valid. */
export type Recorded = { totalUsd: number; reference: string | null; expiresAt: string | null }

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
  if (readAttempts(session).filter(isOf(request)).some(isInFlight)) return { kind: 'done' }
  const before = latestAttempt(deps, request)
  if (before && isPayable(before)) return goOn(before, request, deps)
  const { product, selectionKey, way, itemKey, totalUsd } = request
  const isRetry =
    (before?.state === 'unanswered' || before?.state === 'failed') &&
    isSameUsd(before.totalUsd, totalUsd)
  const key = isRetry ? before.key : randomKey()
  const started = { product, selectionKey, way, itemKey, totalUsd, key, startedAt: Date.now() }
  putAttempt(session, { ...started, state: 'sending', isAbandoned: false })
  const isReplacing = way === 'card' && request.replacesHold
  const replacesKey = isReplacing ? earlierHold(session, started) : null
  const earlier = findUnfinished(product)
  keepForReturn(started, request, deps)
  const sent = Promise.all([
    sendBooking(http, { ...request, key, replacesKey }),
    way === 'card' && saveTravellers(product, selectionKey, request.travellers),
  ])
  return sent.then(
    ([answer]) => {
      dropAttempts(session, (one) => one.key === replacesKey)
      if (way === 'card' && !allowedRedirect(answer.redirectUrl, agency.paymentHosts))
        return refuseAddress(key, deps)
      return settle(key, { ...answer, totalUsd: answer.totalUsd ?? totalUsd }, request, deps)
    },
    (error) => {
      const reference = paidReference(error)
      if (replacesKey && reference) restoreSnapshot(product, replacesKey, reference)
      if (failureOf(error) === 'refused') {
        forgetUnfinished(key)
        // The refusal did not replace the earlier booking.
        if (earlier && earlier.checkout !== key && !reference) keepUnfinished(earlier)
      }
      return fail(key, error, request, deps)
    },
  )
}

/** Leaves for the payment page of a recorded booking. */
export function goOn(
  booking: PayableAttempt,
  { recap, totalUsd }: Pick<BookingRequest, 'recap' | 'totalUsd'>,
  deps: BookingDeps,
): Outcome {
  const { session, agency, browser } = deps
  const { product, selectionKey, key, reference } = booking
  const address = allowedRedirect(booking.redirectUrl, agency.paymentHosts)
  if (!address) return refuseAddress(key, deps)
  if (!isSameUsd(booking.totalUsd, totalUsd))
    return { kind: 'price', toUsd: booking.totalUsd, counts: null }
  saveSnapshot(product, {
    checkout: key,
    reference,
    selectionKey,
    recap: recapAt(recap, totalUsd),
  })
  advanceAttempts(session, isNamed(key), { kind: 'departed' })
  browser.leave(address)
  return { kind: 'done' }
}

const isNamed = (key: string) => (attempt: Attempt) => attempt.key === key

function latestAttempt({ session }: BookingDeps, request: BookingRequest): Attempt | null {
  const isThis = isOf(request)
  return readAttempts(session).find((one) => isThis(one) && one.way === request.way) ?? null
}

/** Ends an attempt whose payment address is not allowed, so that a retry is a new attempt. */
function refuseAddress(key: string, { session }: BookingDeps): Outcome {
  advanceAttempts(session, isNamed(key), { kind: 'refused' })
  return { kind: 'failed', error: new Error('The answer has no address that may be followed.') }
}

/** Opens the payment page or the chat, unless the visitor has left. */
function settle(
  key: string,
  answer: Recorded & { redirectUrl: string | null },
  request: BookingRequest,
  deps: BookingDeps,
): Outcome {
  const { session, browser } = deps
  const sending = latestAttempt(deps, request)
  if (sending?.key !== key) return { kind: 'done' }
  const isAway = (sending.state === 'sending' && sending.isAbandoned) || !browser.isInFront()
  advanceAttempts(session, isNamed(key), { kind: 'answered', ...answer })
  if (request.way === 'card') answerUnfinished(key, answer)
  else keepRequest(key, answer, request)
  if (isAway) return { kind: 'done' }
  const recorded = latestAttempt(deps, request)
  if (recorded?.state === 'payable') return goOn(recorded, request, deps)
  // The opener is cleared afterwards, because with `noopener` Chromium does not report a blocked window.
  const chat = browser.openWindow(request.chatAddress(answer))
  if (chat) chat.opener = null
  return { kind: 'done' }
}

/** Keeps the unfinished booking on this device, and the masked confirmation address in this tab. */
function keepForReturn(
  { key, startedAt }: Pick<Attempt, 'key' | 'startedAt'>,
  { product, selectionKey, itemKey, totalUsd, recap, travellers }: BookingRequest,
  { session }: BookingDeps,
): void {
  keepMaskedEmail(key, travellers[0]?.email ?? '')
  const selection = selectionOf(session.getState().selection, product)
  if (selection.length === 0) return
  const unanswered = { reference: null, redirectUrl: null, recap: recapAt(recap, totalUsd) }
  const attempted = { product, checkout: key, selectionKey, itemKey, startedAt, selection }
  keepUnfinished({ ...attempted, ...unanswered })
}

/** Lists a recorded request among the bookings of this device. */
function keepRequest(
  checkout: string,
  { reference, totalUsd }: Recorded,
  { product, recap }: BookingRequest,
): void {
  const receipt = { checkout, recap: recapAt(recap, totalUsd) }
  rememberBooking({ ...deviceBooking(product, reference, receipt), way: 'whatsApp' })
  forgetUnfinished(checkout)
}

/** Advances the attempt and returns the failure, or the provider's other price. */
function fail(key: string, error: unknown, request: BookingRequest, deps: BookingDeps): Outcome {
  if (latestAttempt(deps, request)?.key === key)
    advanceAttempts(deps.session, isNamed(key), { kind: failureOf(error) })
  const other = otherPrice(error)
  return other && !isSameUsd(other.totalUsd, request.totalUsd)
    ? { kind: 'price', toUsd: other.totalUsd, counts: other.counts }
    : { kind: 'failed', error }
}

/** 128 random bits. `crypto.randomUUID` is missing on plain http, where the storefront must work too. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

import type { BegunBooking, Product } from '@storefront/contract'
import { type Session, useSession } from '@storefront/session'
import { closePaymentPages } from '../recap/unfinished.ts'
import {
  type Attempt,
  type AttemptEvent,
  advance,
  type Bookable,
  isOf,
  mayHold,
} from './attempt.ts'

// Several releases share one page and the session's list `begun`. Until contract 3.0 only this adapter reads the list,
// and writes it with the event `bookings-begun` 1. Contract 3.0 will move it to a key of this package and remove the
// event.

const most = 20

/** Stored `redirectUrl` of a failed attempt, because the stored shape has no state for it. */
const failedMark = ''

/** Prefix of an outdated attempt's selection key, so that earlier releases match it to no summary. */
const outdatedMark = 'outdated '

export function readAttempts(session: Session): Attempt[] {
  return session.getState().begun.map(fromSession)
}

export function useAttempts(summary: Bookable): Attempt[] {
  return useSession((state) => state.begun.filter(isOf(summary))).map(fromSession)
}

/** Adds an attempt. Outdates or removes earlier attempts of the same selection and way, except recorded requests. */
export function putAttempt(session: Session, attempt: Attempt): void {
  const isEarlier = isOf(attempt)
  const others = readAttempts(session)
    .filter((one) => one.key !== attempt.key)
    .flatMap((one) =>
      isEarlier(one) && one.way === attempt.way && one.state !== 'requested'
        ? outdated(one)
        : [one],
    )
  write(session, [attempt, ...others])
}

/** Returns the attempt as outdated, or an empty list if it holds no stock. */
function outdated(attempt: Attempt): Attempt[] {
  const { product, selectionKey, way, itemKey, key, totalUsd, startedAt } = attempt
  const common = { product, selectionKey, way, itemKey, key, totalUsd, startedAt }
  return mayHold(attempt) ? [{ ...common, state: 'outdated' }] : []
}

/** Key of the latest other attempt for the item that may hold stock, or null. A card call replaces this hold. */
export function earlierHold(
  session: Session,
  { product, itemKey, key }: Pick<Attempt, 'product' | 'itemKey' | 'key'>,
): string | null {
  const earlier = readAttempts(session).filter(
    (one) => one.product === product && one.itemKey === itemKey && one.key !== key && mayHold(one),
  )
  return earlier.toSorted((a, b) => b.startedAt - a.startedAt)[0]?.key ?? null
}

export function advanceAttempts(
  session: Session,
  concerns: (attempt: Attempt) => boolean,
  event: AttemptEvent,
): void {
  for (const attempt of readAttempts(session).filter(concerns)) {
    const next = advance(attempt, event)
    if (next === null) dropAttempts(session, ({ key }) => key === attempt.key)
    else if (next !== attempt) putAttempt(session, next)
  }
}

/** Removes the matching attempts and forgets their payment pages. */
export function dropAttempts(session: Session, isOver: (attempt: Attempt) => boolean): void {
  const attempts = readAttempts(session)
  const left = attempts.filter((attempt) => !isOver(attempt))
  if (left.length === attempts.length) return
  write(session, left)
  closePaymentPages(({ checkout }) => attempts.some((one) => one.key === checkout && isOver(one)))
}

/**
 * Marks unpaid attempts that may hold stock as outdated, so that a new attempt replaces the hold. Removes the others,
 * but keeps requests and the selection `except`.
 */
export function outdateUnpaid(session: Session, product: Product, except?: string): void {
  const isOver = (one: Attempt) =>
    one.product === product &&
    one.selectionKey !== except &&
    one.state !== 'requested' &&
    one.state !== 'outdated'
  const holds = readAttempts(session).filter(isOver).flatMap(outdated)
  dropAttempts(session, isOver)
  if (holds.length > 0) write(session, [...readAttempts(session), ...holds])
}

function write(session: Session, attempts: Attempt[]): void {
  session.publish('bookings-begun', { begun: attempts.slice(0, most).map(toSession) })
}

function fromSession(begun: BegunBooking): Attempt {
  const { state, isLeft, reference, redirectUrl, begunAt: startedAt, ...rest } = begun
  const { expiresAt = null, ...common } = rest
  const attempt = { itemKey: '', ...common, startedAt }
  if (common.selectionKey.startsWith(outdatedMark)) {
    const selectionKey = common.selectionKey.slice(outdatedMark.length)
    return { ...attempt, selectionKey, state: 'outdated' }
  }
  switch (state) {
    case 'asking':
      return { ...attempt, state: 'sending', isAbandoned: isLeft }
    case 'unanswered':
      return redirectUrl === failedMark
        ? { ...attempt, state: 'failed', isRead: isLeft }
        : { ...attempt, state }
    case 'refused':
      return { ...attempt, state }
    case 'made': {
      const recorded = common.way === 'card' ? 'payable' : 'requested'
      return { ...attempt, state: recorded, reference, redirectUrl, expiresAt }
    }
    case 'leaving':
      return { ...attempt, state, reference, redirectUrl, expiresAt }
  }
}

function toSession(attempt: Attempt): BegunBooking {
  const { product, selectionKey, way, itemKey, key, totalUsd, startedAt: begunAt } = attempt
  const common = { product, selectionKey, way, itemKey, key, totalUsd, begunAt }
  const unrecorded = { isLeft: false, reference: null, redirectUrl: null }
  switch (attempt.state) {
    case 'sending':
      return { ...common, ...unrecorded, state: 'asking', isLeft: attempt.isAbandoned }
    case 'failed': {
      const mark = { isLeft: attempt.isRead, redirectUrl: failedMark }
      return { ...common, ...unrecorded, ...mark, state: 'unanswered' }
    }
    case 'unanswered':
    case 'refused':
      return { ...common, ...unrecorded, state: attempt.state }
    case 'outdated': {
      const marked = `${outdatedMark}${selectionKey}`
      return { ...common, ...unrecorded, selectionKey: marked, state: 'unanswered' }
    }
    default: {
      const { reference, redirectUrl, expiresAt } = attempt
      const state = attempt.state === 'leaving' ? 'leaving' : 'made'
      const until = expiresAt === null ? {} : { expiresAt }
      return { ...common, ...until, state, isLeft: false, reference, redirectUrl }
    }
  }
}

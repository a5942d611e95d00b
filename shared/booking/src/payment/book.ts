import type { BegunBooking, BookingWay, Product } from '@storefront/contract'
import type { TravellerRecord } from '@storefront/contract/wire'
import { isSameUsd } from '@storefront/domain'
import type { Session, Storefront } from '@storefront/session'
import { type Recap, recapAt } from '../recap/recap.ts'
import { saveSnapshot } from '../recap/receipts.ts'
import { keepTravellers } from '../travellers/kept-travellers.ts'
import {
  begunBooking,
  dropBookings,
  isOf,
  isPayable,
  isUnderWay,
  keepBooking,
} from './begun-bookings.ts'
import type { BookingBrowser } from './booking-browser.ts'
import { changedTotalUsd, isUndecided, sendBooking } from './booking-calls.ts'
import { allowedRedirect } from './redirect.ts'

/** What the summary shows when a button is pressed. */
export type Asked = {
  product: Product
  selectionKey: string
  way: BookingWay
  travellers: TravellerRecord[]
  totalUsd: number
  body: object
  /** For the receipt, at the selection's total. */
  recap: Recap
  /** The chat that a request by WhatsApp opens. */
  chatAddress: string
}

export type Desk = Storefront & { browser: BookingBrowser }

/**
 * `done`: the browser is sent to the payment page or the chat, or the visitor left and nothing opens. `price`: it costs
 * `toUsd`, which the visitor did not see.
 */
export type Outcome =
  | { kind: 'done' }
  | { kind: 'price'; toUsd: number }
  | { kind: 'failed'; error: unknown }

/**
 * Books what was asked and sends the browser on. One call at a time; a booking that is made and not paid is gone on with
 * instead of made again; a retry carries the key of the attempt before. After the visitor left, nothing opens.
 */
export async function book(asked: Asked, desk: Desk): Promise<Outcome> {
  const { session } = desk
  if (session.getState().begun.filter(isOf(asked)).some(isUnderWay)) return { kind: 'done' }
  const before = begunBooking(session, asked)
  if (before && isPayable(before)) return goOn(before, asked, desk)
  const { product, selectionKey, way, totalUsd } = asked
  const isRetry = before?.state === 'unanswered' && isSameUsd(before.totalUsd, totalUsd)
  const begun: BegunBooking = {
    ...{ product, selectionKey, way, totalUsd },
    key: isRetry ? before.key : randomKey(),
    state: 'asking',
    isLeft: false,
    reference: null,
    redirectUrl: null,
    begunAt: Date.now(),
  }
  keepBooking(session, begun)
  const sent = Promise.all([
    sendBooking(desk.http, { ...asked, key: begun.key }),
    way === 'card' && keepTravellers(product, selectionKey, asked.travellers),
  ])
  return sent.then(
    ([answer]) => {
      if (way === 'card' && !allowedRedirect(answer.redirectUrl, desk.agency.paymentHosts)) {
        return refuseAddress(begun, desk)
      }
      const made = { ...begun, ...answer, totalUsd: answer.totalUsd ?? totalUsd }
      return settle({ ...made, state: 'made' }, asked, desk)
    },
    (error) => fail(begun, error, asked, desk),
  )
}

/** Leaves for the payment page of a booking, at the total that the visitor sees. */
export function goOn(
  booking: BegunBooking,
  { recap, totalUsd }: Pick<Asked, 'recap' | 'totalUsd'>,
  desk: Desk,
): Outcome {
  const { session, agency, browser } = desk
  const { product, selectionKey } = booking
  const address = allowedRedirect(booking.redirectUrl, agency.paymentHosts)
  if (!address) return refuseAddress(booking, desk)
  if (!isSameUsd(booking.totalUsd, totalUsd)) return { kind: 'price', toUsd: booking.totalUsd }
  saveSnapshot(product, {
    checkout: booking.key,
    reference: booking.reference,
    selectionKey,
    recap: recapAt(recap, totalUsd),
  })
  keepBooking(session, { ...booking, state: 'leaving' })
  browser.leave(address)
  return { kind: 'done' }
}

/** An answer without a payment page is no answer: the next try is another attempt. */
function refuseAddress(booking: BegunBooking, { session }: Desk): Outcome {
  refuse(session, booking)
  return { kind: 'failed', error: new Error('The answer has no address that may be followed.') }
}

/** Opens what the answer leads to, unless the visitor has left. */
function settle(made: BegunBooking, asked: Asked, desk: Desk): Outcome {
  const { session, browser } = desk
  const now = begunBooking(session, asked)
  if (now?.key !== made.key) return { kind: 'done' }
  const isLeft = now.isLeft || !browser.isInFront()
  keepBooking(session, { ...made, isLeft })
  if (isLeft) return { kind: 'done' }
  if (made.way === 'card') return goOn(made, asked, desk)
  // The way back is cut afterwards: with `noopener` Chromium could not tell a block.
  const chat = browser.openWindow(asked.chatAddress)
  if (chat) chat.opener = null
  return { kind: 'done' }
}

/** What a failed call means: another price, or a failure after which the same attempt may be repeated. */
function fail(begun: BegunBooking, error: unknown, asked: Asked, { session }: Desk): Outcome {
  const now = begunBooking(session, asked)
  if (now?.key === begun.key) {
    if (isUndecided(error)) keepBooking(session, { ...now, state: 'unanswered' })
    else refuse(session, now)
  }
  const toUsd = changedTotalUsd(error)
  return toUsd !== null && !isSameUsd(toUsd, asked.totalUsd)
    ? { kind: 'price', toUsd }
    : { kind: 'failed', error }
}

/** Forgets a booking that was refused, once the visitor can have read so. */
function refuse(session: Session, booking: BegunBooking): void {
  const now = begunBooking(session, booking)
  if (now?.key === booking.key && now.isLeft) keepBooking(session, { ...now, state: 'refused' })
  else dropBookings(session, ({ key }) => key === booking.key)
}

/** 128 random bits. `crypto.randomUUID` is missing on plain http, where the storefront must work too. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

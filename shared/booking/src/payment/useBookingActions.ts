import {
  type BookingWay,
  bookingPaths,
  type IsoDate,
  type Product,
  type TravellerCounts,
} from '@storefront/contract'
import type { TravellerRecord } from '@storefront/contract/wire'
import { type ChatFacts, chatUrl, isSameUsd } from '@storefront/domain'
import { useStorefront } from '@storefront/session'
import { useState } from 'react'
import { type Attempt, isInFlight, isPayable } from '../attempts/attempt.ts'
import { useAttempts } from '../attempts/session-attempts.ts'
import { usePaidReference, useSummaryVisit } from '../attempts/summary-visit.ts'
import type { Recap } from '../recap/recap.ts'
import { book, goOn, type Outcome, type Recorded } from './book.ts'
import { useBookingBrowser } from './booking-browser.ts'
import { reasonOf } from './booking-calls.ts'
import type { CardProblem, Message } from './messages.ts'
import { refusalReason } from './refusals.ts'
import { useOtherSelection } from './use-other-selection.ts'

export type BookingActionsOptions = {
  product: Product
  /** Identifies what is booked: selection, dates and counts. A change of it is another booking. */
  selectionKey: string
  /** Names what is sold, whatever days and travellers: a new attempt replaces an earlier one of the same item. */
  itemKey: string
  /** Additions that the provider announced in the record that is booked. */
  accepts?: readonly string[] | undefined
  /** Travellers per band, in the order of the records. */
  counts: TravellerCounts
  /** Counts the travellers otherwise; each keeps what is typed. */
  onRecount: (counts: TravellerCounts) => void
  /** Body of each way, at a total in USD. */
  bodies: Record<BookingWay, (travellers: TravellerRecord[], totalUsd: number) => object>
  /** The product's alerts, where they are not those of hotels, tours and packages. */
  failureTexts?: Record<BookingWay, string>
  totalUsd: number
  /** Birth dates as typed: a provider prices by age, so other ones are another price. */
  births: readonly IsoDate[]
  /** Name of the traveller who is written to, as typed. */
  leadTraveller: string
  /** Address in the storefront where what is booked was chosen; a quote links to it, and a changed price leads back to it. */
  selectionAddress: string
  chatText: (facts: ChatFacts) => string
  /** Recap for the success screen, at the selection's total. */
  recap: Recap
  /** Why nothing can be booked, by card or by WhatsApp, or null; it is an alert as long as it holds. */
  blockedBy?: string | null
  /** Reasons that close the card alone; the WhatsApp message names them. */
  cardProblems?: readonly CardProblem[]
  /** True while the first day can be booked. Called at each press, as a page may have been open since yesterday. */
  isInTime: () => boolean
  /** The complete records, or null when the form showed the visitor what is missing. */
  completeTravellers: () => TravellerRecord[] | null
}

/**
 * `of` is what a message is about; `count` grows with each, so that the same text is announced again. Until what was asked
 * `isAnswered`, it is of the press before: it goes with the call.
 */
type Told = { message: Message | null; of: string; count: number; isAnswered: boolean }

/** The provider's price, as long as what was priced holds; `counts` go with the booking at that price. */
type Answered = { priceKey: string; totalUsd: number; counts: TravellerCounts | null }

export type BookingActions = ReturnType<typeof useBookingActions>

/** Alerts when a hotel, tour or package could not be booked. */
const bookingFailures = {
  card: 'An error occurred while creating the booking. Please try again.',
  whatsApp: 'An error occurred while creating your booking request. Please try again.',
}

const logged = { card: 'Card payment failed:', whatsApp: 'Booking request by WhatsApp failed:' }

/** 'Confirm & Pay with Card' and 'Book via WhatsApp' of every product: one call at a time, about what is on the screen. */
export function useBookingActions(options: BookingActionsOptions) {
  const { product, selectionKey, selectionAddress, blockedBy = null, recap } = options
  const { accepts = [], counts, cardProblems = [] } = options
  const storefront = useStorefront()
  const { agency } = storefront
  const deps = { ...storefront, browser: useBookingBrowser() }
  const priceKey = JSON.stringify([selectionKey, options.totalUsd, options.births])
  const [answered, setAnswered] = useState<Answered>({ priceKey: '', totalUsd: 0, counts: null })
  const isOtherTotal = answered.priceKey === priceKey
  const totalUsd = isOtherTotal ? answered.totalUsd : options.totalUsd
  const [refused, setRefused] = useState<{ priceKey: string; reason: string } | null>(null)
  const [told, setTold] = useState<Told>({ message: null, of: '', count: 0, isAnswered: true })
  const attempts = useAttempts({ product, selectionKey })
  const busy = attempts.find(isInFlight) ?? null
  useSummaryVisit(product, selectionKey, busy?.state === 'leaving')

  const tell = (message: Message | null, of = selectionKey) =>
    setTold(({ count }) => ({ message, of, count: count + 1, isAnswered: true }))
  const isToldSoon = !told.isAnswered && !busy
  // An alert of one selection is not shown for another, a price only as long as it holds.
  const isOfThis = told.of === selectionKey || told.of === priceKey
  const message = isOfThis && !isToldSoon ? told.message : null
  const failureTexts = options.failureTexts ?? bookingFailures

  const card = attempts.find(({ way }) => way === 'card')
  const paidReference = usePaidReference(card?.key)
  // A recorded booking can still be paid: its own hold may be why nothing is left.
  const closesCard = card && isPayable(card) ? [] : cardProblems

  function travellersToBook(way: BookingWay): TravellerRecord[] | null {
    if (blockedBy) {
      tell({ kind: 'alert', text: blockedBy, refusal: null })
      return null
    }
    if (way === 'card' && closesCard.length > 0) {
      tell({ kind: 'card' })
      return null
    }
    const travellers = options.isInTime() ? options.completeTravellers() : null
    if (!travellers) tell(null)
    return travellers
  }

  function show(outcome: Outcome, way: BookingWay) {
    switch (outcome.kind) {
      case 'price':
        setAnswered({ priceKey, totalUsd: outcome.toUsd, counts: outcome.counts })
        return tell({ ...outcome, fromUsd: totalUsd, way }, priceKey)
      case 'failed': {
        console.error(logged[way], reasonOf(outcome.error))
        const refusal = refusalReason(outcome.error)
        if (refusal && way === 'card') setRefused({ priceKey, reason: refusal.reason })
        return tell({ kind: 'alert', text: failureTexts[way], refusal })
      }
      case 'done':
        return tell(null)
    }
  }

  function chatAddress({ totalUsd: chatTotalUsd, reference, expiresAt }: Recorded): string {
    const { leadTraveller } = options
    const quoteUrl = new URL(selectionAddress, window.location.origin).href
    const facts = {
      leadTraveller,
      totalUsd: chatTotalUsd,
      quoteUrl,
      reference,
      priceUntil: expiresAt,
    }
    const known = cardProblems.map((problem) => problem.text)
    const reasons = refused?.priceKey === priceKey ? [...known, refused.reason] : known
    const text = options.chatText({ ...facts, reasons })
    return chatUrl(agency.whatsapp, text)
  }

  async function start(way: BookingWay, atUsd = totalUsd) {
    const travellers = busy ? null : travellersToBook(way)
    if (!travellers) return
    if (isOtherTotal && answered.counts) {
      // The counts are part of the selection.
      continueWithOther({ way, totalUsd })
      return options.onRecount(answered.counts)
    }
    const body = {
      ...options.bodies[way](travellers, atUsd),
      ...(accepts.includes('counts') ? counts : {}),
    }
    const { itemKey } = options
    const replacesHold = accepts.includes('replaces')
    const bookable = { product, selectionKey, itemKey, replacesHold, way }
    const request = { ...bookable, travellers, totalUsd: atUsd, body, recap, chatAddress }
    setTold((before) => ({ ...before, isAnswered: false }))
    show(await book(request, deps), way)
  }

  const continueWithOther = useOtherSelection(selectionKey, ({ way, totalUsd: atUsd }) => {
    if (!isSameUsd(atUsd, options.totalUsd)) {
      setAnswered({ priceKey, totalUsd: atUsd, counts: null })
    }
    void start(way, atUsd)
  })

  /** Asks before a booking that is about to be paid, or got no answer, is made again. */
  function press(way: BookingWay) {
    const mayBeBooked = attempts.some(
      (one) =>
        (way === 'whatsApp' && isPayable(one)) || (one.way !== way && one.state === 'unanswered'),
    )
    if (!mayBeBooked || busy || blockedBy) return start(way)
    if (travellersToBook(way)) tell({ kind: 'again', way })
  }

  const isClosed = !blockedBy && closesCard.length > 0
  /** Presses of the closed button. */
  const closedPress = message?.kind === 'card' ? told.count : 0

  /** The message of an earlier attempt that can be continued, or whose failure the visitor has not read. */
  function earlier(one: Attempt): { key: string; message: Message }[] {
    const { key, way, state } = one
    if (one === card && paidReference !== null)
      return [{ key, message: { kind: 'paid', reference: paidReference } }]
    if (isPayable(one)) return [{ key, message: { kind: 'payable' } }]
    if (state === 'unanswered') return [{ key, message: { kind: state, way } }]
    const isUnread = state === 'refused' || (state === 'failed' && !one.isRead)
    const text = failureTexts[way]
    return isUnread ? [{ key, message: { kind: 'alert', text, refusal: null } }] : []
  }

  const request = attempts.find((one) => one.state === 'requested')
  return {
    /** The way that is being booked; until the answer nothing of the booking can be changed. */
    busy: busy?.way ?? null,
    payByCard: () => press('card'),
    bookByWhatsApp: () => press('whatsApp'),
    /** Messages beside the buttons: of this press, or of earlier attempts. */
    messages:
      message && message.kind !== 'card'
        ? [{ key: String(told.count), message }]
        : busy || isToldSoon
          ? []
          : attempts.flatMap(earlier),
    /** Problems that close the card, and the press that was refused for them, 0 before; null where it is open. */
    closedCard: isClosed ? { problems: closesCard, press: closedPress } : null,
    /** Why nothing can be booked, where the message does not say so already. */
    block: message?.kind === 'alert' && message.text === blockedBy ? null : blockedBy,
    /** Total that the visitor pays: the selection's, or the provider's where it answered another one. */
    totalUsd,
    /** True when the total is the provider's: then the prices of the parts do not add up to it. */
    isOtherTotal,
    /** Books in spite of what the message says: at the changed price, or another time. */
    confirm: () => void (message && 'way' in message && start(message.way)),
    selectionAddress,
    /** The receipt of what has been paid already. */
    receiptAddress: (reference: string) =>
      `${bookingPaths[product].success}?booking=${encodeURIComponent(reference)}`,
    /** The request that the agency has, and its chat; null before. */
    request: request
      ? {
          key: request.key,
          reference: request.reference,
          chatAddress: chatAddress(request),
        }
      : null,
    /** Goes on to the payment page of the booking that was begun; one whose page may be gone is booked anew. */
    goOn() {
      if (blockedBy || !options.isInTime()) return void travellersToBook('card')
      if (!card || !isPayable(card)) return void start('card')
      show(goOn(card, { totalUsd, recap }, deps), 'card')
    },
  }
}

import { type BookingWay, bookingPaths, type TravellerCounts } from '@storefront/contract'
import type { TravellerRecord } from '@storefront/contract/wire'
import { cancunTime, chatUrl, isSameUsd } from '@storefront/domain'
import { isUnsent } from '@storefront/http'
import { useStorefront } from '@storefront/session'
import { useState } from 'react'
import { isPayable } from '../checkouts/checkout.ts'
import { checkoutsOf, inFlight } from '../checkouts/questions.ts'
import { useCheckouts } from '../checkouts/store.ts'
import { recapOf, wordsOf } from '../offer.ts'
import { type BookingRequest, book, goOn, type Outcome } from './book.ts'
import { useBookingBrowser } from './booking-browser.ts'
import { reasonOf } from './booking-calls.ts'
import type { BookingActionsOptions } from './booking-options.ts'
import { earlierMessages, type Message } from './messages.ts'
import { refusalReason } from './refusals.ts'
import { useOtherSelection } from './use-other-selection.ts'
import { useSummaryVisit } from './use-summary-visit.ts'

/**
 * Message, and the key of its selection or price (`of`). `count` grows, so that the same text is announced again.
 * `isAnswered` is false while a call runs. The message of the previous press stays until the response.
 */
type ShownMessage = {
  message: Message | null
  of: string
  count: number
  isAnswered: boolean
}

/** The provider's price for `priceKey`, and the counts to book it with. */
type ProviderPrice = { priceKey: string; totalUsd: number; counts: TravellerCounts | null }

export type BookingActions = ReturnType<typeof useBookingActions>

const logged = { card: 'Card payment failed:', whatsApp: 'Booking request by WhatsApp failed:' }

/** State and actions of the two booking buttons: one call at a time, for the selection on the screen. */
export function useBookingActions(options: BookingActionsOptions) {
  const { offer, blockedBy, cardProblems } = options
  const { product, selectionKey, itemKey, accepts = [] } = offer
  const failureTexts = wordsOf(offer).failures
  const selectionAddress = offer.chosenAt.address
  const storefront = useStorefront()
  const { agency } = storefront
  const deps = { ...storefront, browser: useBookingBrowser() }
  const priceKey = JSON.stringify([selectionKey, offer.totalUsd, options.births])
  const [answered, setAnswered] = useState<ProviderPrice | null>(null)
  const other = answered?.priceKey === priceKey ? answered : null
  const totalUsd = other?.totalUsd ?? offer.totalUsd
  const [refused, setRefused] = useState<{ priceKey: string; reason: string } | null>(null)
  const [shown, setShown] = useState<ShownMessage>({
    message: null,
    of: '',
    count: 0,
    isAnswered: true,
  })
  const [refusedPresses, setRefusedPresses] = useState(0)
  const known = useCheckouts()
  const checkouts = checkoutsOf(known, { product, selectionKey })
  const busy = inFlight(known, { product, selectionKey })
  useSummaryVisit(product, selectionKey, busy?.isLeaving === true)

  const showMessage = (message: Message | null, of = selectionKey) =>
    setShown(({ count }) => ({ message, of, count: count + 1, isAnswered: true }))
  // React paints a changed checkout before this state. Two messages in one frame would shift the page.
  const isStale = !shown.isAnswered && !busy
  // `of` is the selection key of an alert, or the price key of a changed price.
  const isOfThis = shown.of === selectionKey || shown.of === priceKey
  const message = isOfThis && !isStale ? shown.message : null

  const card = checkouts.find(({ way }) => way === 'card')
  // A recorded booking can still be paid: its own hold may have taken the last place.
  const closesCard = card && isPayable(card) ? [] : cardProblems

  function travellersToBook(way: BookingWay): TravellerRecord[] | null {
    if (blockedBy) {
      showMessage({ kind: 'alert', text: blockedBy, refusal: null })
      return null
    }
    if (way === 'card' && closesCard.length > 0) {
      showMessage(null)
      setRefusedPresses(refusedPresses + 1)
      return null
    }
    const travellers = options.isInTime() ? options.completeTravellers() : null
    if (!travellers) showMessage(null)
    return travellers
  }

  function show(outcome: Outcome, way: BookingWay) {
    switch (outcome.kind) {
      case 'price':
        setAnswered({ priceKey, totalUsd: outcome.toUsd, counts: outcome.counts })
        return showMessage({ ...outcome, fromUsd: totalUsd, way }, priceKey)
      case 'failed': {
        console.error(logged[way], reasonOf(outcome.error))
        const refusal = refusalReason(outcome.error)
        if (refusal && way === 'card' && !isUnsent(outcome.error))
          setRefused({ priceKey, reason: refusal.reason })
        return showMessage({ kind: 'alert', text: failureTexts[way], refusal })
      }
      case 'done':
        return showMessage(null)
    }
  }

  const chatAddress: BookingRequest['chatAddress'] = ({ totalUsd, reference, expiresAt }) => {
    const problems = cardProblems.map((problem) => problem.text)
    const text = offer.chatText({
      leadTraveller: options.leadTraveller,
      totalUsd,
      quoteUrl: new URL(selectionAddress, window.location.origin).href,
      now: cancunTime(new Date()),
      reference,
      priceUntil: expiresAt,
      reasons: refused?.priceKey === priceKey ? [...problems, refused.reason] : problems,
    })
    return chatUrl(agency.whatsapp, text)
  }

  async function start(way: BookingWay, atUsd = totalUsd) {
    const travellers = busy ? null : travellersToBook(way)
    if (!travellers) return
    if (other?.counts) {
      // The counts are part of the selection: the booking continues once the changed selection has rendered.
      continueWithOther({ way, totalUsd })
      return options.onRecount(other.counts)
    }
    const { party } = offer
    const body = {
      ...offer.bodyFor(way, travellers, atUsd),
      ...(accepts.includes('counts') ? party : {}),
    }
    const replacesHold = accepts.includes('replaces')
    const booked = { product, selectionKey, itemKey, party, totalUsd: atUsd, recap: recapOf(offer) }
    const request = { ...booked, way, travellers, body, replacesHold, chatAddress }
    setShown((before) => ({ ...before, isAnswered: false }))
    show(await book(request, deps), way)
  }

  const continueWithOther = useOtherSelection(selectionKey, ({ way, totalUsd: atUsd }) => {
    if (!isSameUsd(atUsd, offer.totalUsd)) {
      setAnswered({ priceKey, totalUsd: atUsd, counts: null })
    }
    void start(way, atUsd)
  })

  /** Asks before repeating a booking that is paid, payable or unanswered. */
  function press(way: BookingWay) {
    const mayBeBooked = checkouts.some(
      (one) =>
        one.state === 'paid' ||
        (way === 'whatsApp' && isPayable(one)) ||
        (one.way !== way && one.state === 'unanswered'),
    )
    if (!mayBeBooked || busy || blockedBy) return start(way)
    if (travellersToBook(way)) showMessage({ kind: 'again', way })
  }

  const isClosed = !blockedBy && closesCard.length > 0
  const request = checkouts.find((one) => one.state === 'requested')
  return {
    /** `card` or `whatsApp` while its call runs, which locks the form; null otherwise. */
    busy: busy?.way ?? null,
    payByCard: () => press('card'),
    bookByWhatsApp: () => press('whatsApp'),
    /** Message of the latest button press, else those of earlier checkouts. */
    messages: message
      ? [{ key: String(shown.count), message }]
      : busy || isStale
        ? []
        : earlierMessages(checkouts, failureTexts),
    /** Problems that prevent payment by card, and how often a press was refused for them; null without problems. */
    closedCard: isClosed ? { problems: closesCard, presses: refusedPresses } : null,
    /** Reason that blocks card and WhatsApp, unless the message already shows it. */
    block: message?.kind === 'alert' && message.text === blockedBy ? null : blockedBy,
    /** The selection's total, or the provider's if it responded with another. */
    totalUsd,
    /** True when the total is the provider's, so that the selection's lines do not add up to it. */
    isOtherTotal: other !== null,
    /** Accepts the changed price or the repeated booking. */
    confirm: () => void (message && 'way' in message && start(message.way)),
    selectionAddress,
    receiptAddress: (reference: string) =>
      `${bookingPaths[product].success}?booking=${encodeURIComponent(reference)}`,
    /** Booking request by WhatsApp that the provider recorded, with its chat link; null if there is none. */
    request: request
      ? {
          ...request,
          chatAddress: chatAddress({ ...request, totalUsd: request.recap.totalUsd }),
        }
      : null,
    /** Opens the payment page of the recorded booking; books again once that page may have closed. */
    goOn() {
      if (blockedBy || !options.isInTime()) return void travellersToBook('card')
      if (!card || !isPayable(card)) return void start('card')
      show(goOn(card, totalUsd, deps), 'card')
    },
  }
}

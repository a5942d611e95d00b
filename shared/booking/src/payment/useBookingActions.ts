import type { IsoDate, Product } from '@storefront/contract'
import type { CheckoutAnswer, TravellerRecord } from '@storefront/contract/wire'
import { type ChatFacts, chatUrl } from '@storefront/domain'
import { useStorefront } from '@storefront/session'
import { useRef, useState } from 'react'
import { type Recap, recapAt, saveRecap } from '../recap/recap.ts'
import type { BookingBrief } from '../summary/BookingSummary.tsx'
import { keepTravellers } from '../travellers/traveller-drafts.ts'
import { openChat, useBookingBrowser } from './booking-browser.ts'
import {
  type BookingCalls,
  changedTotalUsd,
  createAttempts,
  isSoldOut,
  isUndecided,
  reasonOf,
} from './booking-calls.ts'
import { allowedRedirect } from './redirect.ts'
import { useBusy } from './useBusy.ts'
import { type BookingWay, type PriceChange, useShownTotal } from './useShownTotal.ts'

export type BookingActionsOptions = {
  product: Product
  /** Identifies what is booked: selection, dates and counts. A change of it is another booking. */
  selectionKey: string
  calls: BookingCalls
  /** The product's alerts (spec §8), where they are not those of hotels, tours and packages. */
  failureTexts?: { card: string; whatsApp: string }
  /** The selection's total. */
  totalUsd: number
  /** What is booked and when, in two lines. */
  brief: BookingBrief
  /** Birth dates as typed: a provider prices by age, so other ones are another price. */
  births: readonly IsoDate[]
  /** Address in the storefront where what is booked was chosen; a quote links to it, and a changed price leads back to it. */
  selectionAddress: string
  /** The prefilled chat message. */
  chatText: (facts: ChatFacts) => string
  /** What the success screen repeats after the payment page, at the selection's total. */
  recap: Recap
  /** Why nothing can be booked, by card or by WhatsApp, or null; it is an alert as long as it holds (spec §5: minimum stay). */
  blockedBy?: string | null
  /** The complete records, or null when the form showed the visitor what is missing. */
  completeTravellers: () => TravellerRecord[] | null
}

/** `count` grows with each alert, so that the same text is announced again; `isSoldOut`: a retry cannot succeed. */
type BookingAlert = { text: string; count: number; isSoldOut: boolean }

/** The last request by WhatsApp: what was asked for, and whether the browser blocked the window of `address`. */
type Chat = BookingBrief & { address: string; isBlocked: boolean }

export type BookingActions = ReturnType<typeof useBookingActions>

/** Alerts when a hotel, tour or package could not be booked (spec §8; readings for tours and packages). */
const bookingFailures = {
  card: 'An error occurred while creating the booking. Please try again.',
  whatsApp: 'An error occurred while creating your booking request. Please try again.',
}

/** 'Confirm & Pay with Card' and 'Book via WhatsApp' of every product (spec §4, §8; readings, WhatsApp and card). */
export function useBookingActions(options: BookingActionsOptions) {
  const { product, selectionKey, calls, selectionAddress, blockedBy = null } = options
  const { failureTexts = bookingFailures } = options
  const { agency } = useStorefront()
  const browser = useBookingBrowser()
  const [cardAttempts] = useState(() => createAttempts())
  const [requestAttempts] = useState(() => createAttempts())
  const price = useShownTotal(
    JSON.stringify([selectionKey, options.totalUsd, options.births]),
    options.totalUsd,
  )
  /** The answer to a checkout at another price than the visitor saw, until they accept it. */
  const unaccepted = useRef<{ of: string; answer: CheckoutAnswer } | null>(null)
  const paying = useBusy()
  const requesting = useBusy()
  const [failure, setFailure] = useState<{ of: string; alert: BookingAlert } | null>(null)
  const [chat, setChat] = useState<Chat | null>(null)
  const alertCount = useRef(0)

  // One of the two at a time. It stays while the next call runs: no button moves under a double click.
  function alert(text: string, isSoldOut = false) {
    price.dropQuestion()
    setFailure({ of: selectionKey, alert: { text, count: ++alertCount.current, isSoldOut } })
  }
  function ask(change: PriceChange): boolean {
    const isAsked = price.ask(change)
    if (isAsked) setFailure(null)
    return isAsked
  }
  function dropMessages() {
    price.dropQuestion()
    setFailure(null)
  }

  function travellersToBook(): TravellerRecord[] | null {
    if (blockedBy) {
      alert(blockedBy)
      return null
    }
    const travellers = options.completeTravellers()
    if (!travellers) dropMessages()
    return travellers
  }

  async function checkout(travellers: TravellerRecord[], totalUsd: number) {
    const of = JSON.stringify([selectionKey, travellers])
    if (unaccepted.current?.of !== of || unaccepted.current.answer.totalUsd !== totalUsd) {
      const key = cardAttempts.keyFor({ selectionKey, travellers, totalUsd })
      unaccepted.current = { of, answer: await calls.checkout(travellers, key, totalUsd) }
      cardAttempts.close()
    }
    return unaccepted.current.answer
  }

  async function pay(travellers: TravellerRecord[], totalUsd: number) {
    try {
      const answer = await checkout(travellers, totalUsd)
      const chargedUsd = answer.totalUsd ?? totalUsd
      const address = allowedRedirect(answer.redirectUrl, agency.paymentHosts)
      if (!address) throw new Error('The answer has no address that may be followed.')
      if (ask({ fromUsd: totalUsd, toUsd: chargedUsd, way: 'card' })) return paying.end()
      unaccepted.current = null
      dropMessages()
      saveRecap(product, { ...recapAt(options.recap, totalUsd), selectionKey })
      await keepTravellers(product, selectionKey, travellers)
      browser.leave(address)
      paying.endSoon()
    } catch (error) {
      unaccepted.current = null
      if (!isUndecided(error)) cardAttempts.close()
      fail(error, 'card', totalUsd, 'Card payment failed:', failureTexts.card)
      paying.end()
    }
  }

  async function request(travellers: TravellerRecord[], totalUsd: number) {
    try {
      const key = requestAttempts.keyFor({ selectionKey, travellers, totalUsd })
      await calls.requestByWhatsApp(travellers, key)
      dropMessages()
      const [lead] = travellers
      const text = options.chatText({
        leadTraveller: `${lead?.firstName ?? ''} ${lead?.lastName ?? ''}`,
        totalUsd,
        quoteUrl: new URL(selectionAddress, window.location.origin).href,
      })
      const address = chatUrl(agency.whatsapp, text)
      setChat({ address, isBlocked: !openChat(browser, address), ...options.brief })
    } catch (error) {
      if (!isUndecided(error)) requestAttempts.close()
      const what = 'Booking request by WhatsApp failed:'
      fail(error, 'whatsApp', totalUsd, what, failureTexts.whatsApp)
    } finally {
      requesting.end()
    }
  }

  /** Asks about a changed price; logs any other failure and shows the product's alert (spec §8). */
  function fail(error: unknown, way: BookingWay, fromUsd: number, what: string, text: string) {
    const toUsd = changedTotalUsd(error)
    if (toUsd !== null && ask({ fromUsd, toUsd, way })) return
    console.error(what, reasonOf(error))
    alert(text, isSoldOut(error))
  }

  function start(way: BookingWay, totalUsd: number) {
    const busy = way === 'card' ? paying : requesting
    const travellers = busy.isBusy ? null : travellersToBook()
    if (!travellers || !busy.begin()) return
    if (way === 'card') return void pay(travellers, totalUsd)
    setChat(null)
    void request(travellers, totalUsd)
  }

  // An alert of one selection is not shown for another.
  const shownAlert = failure?.of === selectionKey ? failure.alert : null
  return {
    isPaying: paying.isBusy,
    payByCard: () => start('card', price.totalUsd),
    isRequesting: requesting.isBusy,
    bookByWhatsApp: () => start('whatsApp', price.totalUsd),
    alert: shownAlert,
    /** Why nothing can be booked, where `alert` does not say so already. */
    block: shownAlert?.text === blockedBy ? null : blockedBy,
    /** What the visitor pays: the selection's total, or the provider's where it answered another one. */
    totalUsd: price.totalUsd,
    /** Whether it is the provider's, so that prices of its parts do not add up to it. */
    isOtherTotal: price.isOther,
    /** A changed price that the visitor has not accepted yet, or null. */
    priceChange: price.change,
    /** Agrees to the changed price and books at it. */
    acceptPrice() {
      if (price.change) start(price.change.way, price.totalUsd)
    },
    selectionAddress,
    chat,
  }
}

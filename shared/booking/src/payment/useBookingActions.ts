import type { CheckoutAnswer, TravellerRecord } from '@storefront/contract/wire'
import { chatUrl, isSameUsd } from '@storefront/domain'
import { useStorefront } from '@storefront/session'
import { useRef, useState } from 'react'
import { type Recap, saveRecap } from '../recap/recap.ts'
import { keepTravellers } from '../travellers/saved-travellers.ts'
import { createAttempts, isUndecided } from './attempts.ts'
import type { BookingActions, BookingActionsOptions, BookingAlert } from './booking-actions.ts'
import { openChat, useBookingBrowser } from './booking-browser.ts'
import { allowedRedirect } from './redirect.ts'
import { changedTotalUsd, isSoldOut } from './refusals.ts'
import { useBusy } from './useBusy.ts'
import { type BookingWay, useShownTotal } from './useShownTotal.ts'

/** 'Confirm & Pay with Card' and 'Book via WhatsApp' of every product (spec §4, §8; readings, WhatsApp and card). */
export function useBookingActions(options: BookingActionsOptions): BookingActions {
  const { product, selectionKey, calls, failureTexts, selectionAddress, blockedBy = null } = options
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
  const [chat, setChat] = useState<BookingActions['chat']>(null)
  const alertCount = useRef(0)

  const alert = (text: string, isSoldOut = false) =>
    setFailure({ of: selectionKey, alert: { text, count: ++alertCount.current, isSoldOut } })

  function travellersToBook(): TravellerRecord[] | null {
    setFailure(null)
    price.dropQuestion()
    if (!blockedBy) return options.completeTravellers()
    alert(blockedBy)
    return null
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
      if (price.ask({ fromUsd: totalUsd, toUsd: chargedUsd, way: 'card' })) return paying.end()
      unaccepted.current = null
      saveRecap(product, recapAt(totalUsd))
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
    if (toUsd !== null && price.ask({ fromUsd, toUsd, way })) return
    console.error(what, reason(error))
    alert(text, isSoldOut(error))
  }

  /** Lines that add up to another total than was paid say nothing. */
  function recapAt(totalUsd: number): Recap {
    const { recap } = options
    const isOwn = isSameUsd(totalUsd, options.totalUsd)
    return { ...recap, selectionKey, totalUsd, lines: isOwn ? recap.lines : [] }
  }

  function start(way: BookingWay, totalUsd: number) {
    const busy = way === 'card' ? paying : requesting
    const travellers = busy.isBusy ? null : travellersToBook()
    if (!travellers || !busy.begin()) return
    if (way === 'card') return void pay(travellers, totalUsd)
    setChat(null)
    void request(travellers, totalUsd)
  }

  // What failed for one selection says nothing of another.
  const shownAlert = failure?.of === selectionKey ? failure.alert : null
  return {
    isPaying: paying.isBusy,
    payByCard: () => start('card', price.totalUsd),
    isRequesting: requesting.isBusy,
    bookByWhatsApp: () => start('whatsApp', price.totalUsd),
    alert: shownAlert,
    block: shownAlert?.text === blockedBy ? null : blockedBy,
    totalUsd: price.totalUsd,
    isOtherTotal: price.isOther,
    priceChange: price.change,
    acceptPrice() {
      if (price.change) start(price.change.way, price.totalUsd)
    },
    selectionAddress,
    chat,
  }
}

/** What is logged of a failure. Never the error itself: a provider's answer may repeat a passport number. */
function reason(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : 'unknown'
}

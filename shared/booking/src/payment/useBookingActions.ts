import type { Product } from '@storefront/contract'
import type { TravellerRecord } from '@storefront/contract/wire'
import { chatUrl } from '@storefront/domain'
import { useStorefront } from '@storefront/session'
import { useRef, useState } from 'react'
import { type Recap, saveRecap } from '../recap/recap.ts'
import { keepTravellers } from '../travellers/saved-travellers.ts'
import { createAttempts, isUndecided } from './attempts.ts'
import { openChat, useBookingBrowser } from './booking-browser.ts'
import { allowedRedirect } from './redirect.ts'
import { useBusy } from './useBusy.ts'

/** The two calls that end a product's summary (spec §7). Both throw what the http client throws. */
export type BookingCalls = {
  /** Books by card. Resolves to the payment page's address as the provider wrote it, or null without one. */
  checkout: (travellers: TravellerRecord[], idempotencyKey: string) => Promise<string | null>
  /** Records a booking request, to be finished by WhatsApp. */
  requestByWhatsApp: (travellers: TravellerRecord[], idempotencyKey: string) => Promise<void>
}

export type BookingActionsOptions = {
  product: Product
  /** Identifies what is booked: selection, dates and counts. A change of it is another booking. */
  selectionKey: string
  calls: BookingCalls
  /** The product's alerts (spec §8). */
  failureTexts: { card: string; whatsApp: string }
  /** The prefilled chat message, given the first traveller's full name. */
  chatText: (leadTraveller: string) => string
  /** What the success screen repeats after the payment page. */
  recap: Recap
  /** Why nothing can be booked, or null; it is the alert as long as it holds (spec §5: minimum stay). */
  blockedBy?: string | null
  /** The complete records, or null when the form showed the visitor what is missing. */
  completeTravellers: () => TravellerRecord[] | null
}

export type BookingAlert = { text: string; count: number }

export type BookingActions = {
  isPaying: boolean
  payByCard: () => void
  isRequesting: boolean
  bookByWhatsApp: () => void
  /** `count` tells an alert that is given again from the one before. */
  alert: BookingAlert | null
  /** How the last request by WhatsApp ended; `link` where the browser blocked the window. */
  chat: { address: string; isBlocked: boolean } | null
}

/** 'Confirm & Pay with Card' and 'Book via WhatsApp' of every product (spec §4, §8; readings, WhatsApp and card). */
export function useBookingActions(options: BookingActionsOptions): BookingActions {
  const { product, selectionKey, calls, failureTexts, blockedBy = null } = options
  const { agency } = useStorefront()
  const browser = useBookingBrowser()
  const [cardAttempts] = useState(() => createAttempts())
  const [requestAttempts] = useState(() => createAttempts())
  const paying = useBusy()
  const requesting = useBusy()
  const [failure, setFailure] = useState<BookingAlert | null>(null)
  const [chat, setChat] = useState<BookingActions['chat']>(null)
  const alertCount = useRef(0)

  const alert = (text: string) => setFailure({ text, count: ++alertCount.current })

  function ready(): TravellerRecord[] | null {
    setFailure(null)
    if (!blockedBy) return options.completeTravellers()
    alert(blockedBy)
    return null
  }

  async function pay(travellers: TravellerRecord[]) {
    try {
      const key = cardAttempts.keyFor({ selectionKey, travellers })
      const answer = await calls.checkout(travellers, key)
      cardAttempts.close()
      const address = allowedRedirect(answer, agency.paymentHosts)
      if (!address) throw new Error('The answer has no address that may be followed.')
      saveRecap(product, options.recap)
      await keepTravellers(product, selectionKey, travellers)
      browser.leave(address)
      paying.endSoon()
    } catch (error) {
      if (!isUndecided(error)) cardAttempts.close()
      console.error('Card payment failed:', reason(error))
      alert(failureTexts.card)
      paying.end()
    }
  }

  async function request(travellers: TravellerRecord[]) {
    try {
      const key = requestAttempts.keyFor({ selectionKey, travellers })
      await calls.requestByWhatsApp(travellers, key)
      const [lead] = travellers
      const text = options.chatText(`${lead?.firstName ?? ''} ${lead?.lastName ?? ''}`)
      const address = chatUrl(agency.whatsapp, text)
      setChat({ address, isBlocked: !openChat(browser, address) })
    } catch (error) {
      if (!isUndecided(error)) requestAttempts.close()
      console.error('Booking request by WhatsApp failed:', reason(error))
      alert(failureTexts.whatsApp)
    } finally {
      requesting.end()
    }
  }

  return {
    isPaying: paying.isBusy,
    payByCard() {
      const travellers = paying.isBusy ? null : ready()
      if (travellers && paying.begin()) void pay(travellers)
    },
    isRequesting: requesting.isBusy,
    bookByWhatsApp() {
      const travellers = requesting.isBusy ? null : ready()
      if (!travellers || !requesting.begin()) return
      setChat(null)
      void request(travellers)
    },
    alert: failure ?? (blockedBy ? { text: blockedBy, count: 0 } : null),
    chat,
  }
}

/** What is logged of a failure. Never the error itself: a provider's answer may repeat a passport number. */
function reason(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : 'unknown'
}

import type { IsoDate, Product } from '@storefront/contract'
import type { CheckoutAnswer, TravellerRecord } from '@storefront/contract/wire'
import type { ChatFacts } from '@storefront/domain'
import type { Recap } from '../recap/recap.ts'
import type { BookingBrief } from '../summary/BookingSummary.tsx'
import type { PriceChange } from './useShownTotal.ts'

/** The two calls that end a product's summary (spec §7). Both throw what the http client throws. */
export type BookingCalls = {
  /** Books by card at the total the visitor agreed to. Resolves to the payment page's address as the provider wrote it. */
  checkout: (
    travellers: TravellerRecord[],
    idempotencyKey: string,
    totalUsd: number,
  ) => Promise<CheckoutAnswer>
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

export type BookingAlert = { text: string; count: number; isSoldOut: boolean }

export type BookingActions = {
  isPaying: boolean
  payByCard: () => void
  isRequesting: boolean
  bookByWhatsApp: () => void
  /** `count` grows with each alert, so that the same text is announced again; `isSoldOut`: a retry cannot succeed. */
  alert: BookingAlert | null
  /** Why nothing can be booked, where `alert` does not say so already. */
  block: string | null
  /** What the visitor pays: the selection's total, or the provider's where it answered another one. */
  totalUsd: number
  /** Whether it is the provider's, so that prices of its parts do not add up to it. */
  isOtherTotal: boolean
  /** A changed price that the visitor has not accepted yet, or null. */
  priceChange: PriceChange | null
  /** Agrees to the changed price and books at it. */
  acceptPrice: () => void
  selectionAddress: string
  /** The last request by WhatsApp: what was asked for, and whether the browser blocked the window of `address`. */
  chat: (BookingBrief & { address: string; isBlocked: boolean }) | null
}

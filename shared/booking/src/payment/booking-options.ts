import type { BookingWay, IsoDate, Product, TravellerCounts } from '@storefront/contract'
import type { TravellerRecord } from '@storefront/contract/wire'
import type { ChatFacts } from '@storefront/domain'
import type { Recap } from '../recap/recap.ts'
import type { CardProblem } from './messages.ts'

/** Facts of a product about its booking. */
export type BookingFacts = {
  product: Product
  /** Identifies selection, dates and counts. Another key means another booking. */
  selectionKey: string
  /** Identifies the item sold, without days and travellers. A new attempt replaces an earlier one of the item. */
  itemKey: string
  /** Optional fields that the provider accepts when this item is booked. */
  accepts?: readonly string[] | undefined
  bodies: Record<BookingWay, (travellers: TravellerRecord[], totalUsd: number) => object>
  /** Alerts, if they differ from those of hotels, tours and packages. */
  failureTexts?: Record<BookingWay, string>
  chatText: (facts: ChatFacts) => string
  recap: Recap
  /** Reason that blocks card and WhatsApp, shown as an alert, or null. */
  blockedBy?: string | null
}

export type BookingActionsOptions = BookingFacts & {
  /** Travellers per band, in the order of the records. */
  counts: TravellerCounts
  /** Changes the counts; travellers keep their typed fields. */
  onRecount: (counts: TravellerCounts) => void
  totalUsd: number
  /** Birth dates as typed, on which the price may depend. */
  births: readonly IsoDate[]
  /** Name of the first traveller, as typed. */
  leadTraveller: string
  /** Page where the item was chosen: the quote's link, and the way back from a changed price. */
  selectionAddress: string
  /** Problems that prevent only payment by card. The WhatsApp message states them. */
  cardProblems: readonly CardProblem[]
  /** True while the first day can be booked. Called at each press: the page may be open since yesterday. */
  isInTime: () => boolean
  /** Returns complete records, or null after showing what is missing. */
  completeTravellers: () => TravellerRecord[] | null
}

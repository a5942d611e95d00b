import type { BookingWay, IsoDate, TravellerCounts } from '@storefront/contract'
import type { TravellerRecord } from '@storefront/contract/wire'
import type { Recap } from '../checkouts/recap.ts'
import type { Offer } from '../offer.ts'
import type { CardProblem } from './messages.ts'

/** Offer on the screen with the visitor's input. */
export type BookingActionsOptions = Pick<
  Offer,
  'product' | 'selectionKey' | 'itemKey' | 'accepts' | 'bodyFor' | 'chatText' | 'totalUsd'
> & {
  recap: Recap
  /** Alerts of a failed call. */
  failureTexts: Record<BookingWay, string>
  /** Reason that blocks card and WhatsApp, shown as an alert, or null. */
  blockedBy: string | null
  /** Travellers per band, in the order of the records. */
  counts: TravellerCounts
  /** Changes the counts; travellers keep their typed fields. */
  onRecount: (counts: TravellerCounts) => void
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

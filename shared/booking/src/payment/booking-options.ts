import type { IsoDate, TravellerCounts } from '@storefront/contract'
import type { TravellerRecord } from '@storefront/contract/wire'
import type { Offer } from '../offer.ts'
import type { CardProblem } from './messages.ts'

/** Offer on the screen with the visitor's input. */
export type BookingActionsOptions = {
  offer: Offer
  /** Reason that blocks card and WhatsApp, shown as an alert, or null. */
  blockedBy: string | null
  /** Problems that prevent only payment by card. The WhatsApp message states them. */
  cardProblems: readonly CardProblem[]
  /** Changes the party; travellers keep their typed fields. */
  onRecount: (party: TravellerCounts) => void
  /** Birth dates as typed, on which the price may depend. */
  births: readonly IsoDate[]
  /** Name of the first traveller, as typed. */
  leadTraveller: string
  /** True while the first day can be booked. Called at each press: the page may be open since yesterday. */
  isInTime: () => boolean
  /** Returns complete records, or null after showing what is missing. */
  completeTravellers: () => TravellerRecord[] | null
}

import type { BookingWay, Product, TravellerCounts } from '@storefront/contract'
import type { TravellerRecord } from '@storefront/contract/wire'
import type {
  ChatFacts,
  Conditions,
  PartyLimits,
  PriceLine,
  TourTimes,
  TravelDays,
} from '@storefront/domain'
import type { Recap } from './checkouts/recap.ts'

/** A selection as it can be booked, for these days and this party. Another count of people makes another offer. */
export type Offer = {
  product: Product
  /** Identifies selection, days and party. Another key means another booking. */
  selectionKey: string
  /** Identifies the item sold, without days and party. A new checkout replaces an earlier one of the item. */
  itemKey: string
  name: string
  /** Second line of the name, e.g. the room. */
  detail?: string
  /** Formatted days. */
  when: string
  image?: { src: string | null; alt: string }
  /** Page where the item was chosen: the quote's link, and the way back from a changed price. */
  chosenAt: { address: string; label: string }
  rows: OfferRow[]
  lines: PriceLine[]
  totalUsd: number
  /** False if no price applies, e.g. of a room that no rate fits. Such an offer is blocked and shows no total. */
  isPriced?: boolean
  terms: Conditions
  days: TravelDays
  /** Local times of a tour or package; absent for other products. */
  times?: TourTimes
  party: TravellerCounts
  limits?: PartyLimits | undefined
  /** False for international flights. */
  isWithinMexico?: boolean
  /** Optional fields that the provider accepts when this item is booked. */
  accepts?: readonly string[] | undefined
  /** Reason that blocks card and WhatsApp, or null. */
  blockedBy?: string | null
  /** Reason that prevents only payment by card, or null. The WhatsApp message states it. */
  cardProblem?: string | null
  /** Further facts of the confirmation; its rows replace those of the summary. */
  recap: Pick<Recap, 'rows' | 'events' | 'confirm' | 'next'>
  words?: Partial<OfferWords>
  bodyFor: (way: BookingWay, travellers: TravellerRecord[], totalUsd: number) => object
  chatText: (facts: ChatFacts) => string
}

type OfferRow = { label: string; value: string }

/** Words and alerts that differ by product. */
type OfferWords = {
  traveller: 'Passenger' | 'Guest'
  /** Heading of the panel. */
  panel: string
  total: string
  failures: Record<BookingWay, string>
}

const usualWords: OfferWords = {
  traveller: 'Guest',
  panel: 'Booking Summary',
  total: 'Total to Pay',
  failures: {
    card: 'An error occurred while creating the booking. Please try again.',
    whatsApp: 'An error occurred while creating your booking request. Please try again.',
  },
}

/** Words of an offer; by default those of hotels, tours and packages. */
export function wordsOf({ words }: Pick<Offer, 'words'>): OfferWords {
  return { ...usualWords, ...words }
}

export function recapOf({ name, lines, totalUsd, terms, recap }: Offer): Recap {
  return { name, lines, totalUsd, ...terms, ...recap }
}

import type { SelectedTour, TourSearch } from '@storefront/contract'
import { type TripChatFacts, tripMessage } from '@storefront/domain'

export type TourMessage = TripChatFacts & { tour: SelectedTour; search: TourSearch }

/** The message that asks the agency for this tour. */
export function tourMessage({ tour, search, ...facts }: TourMessage): string {
  return tripMessage(tour, [{ label: 'Tour date', date: search.tourDate }], search.guests, facts)
}

/** The message of a visitor whose search found no tours. */
export function searchMessage(destination: string): string {
  return destination
    ? `Hello! I'm looking for a tour in ${destination}. What do you recommend?`
    : "Hello! I'm looking for a tour. What do you recommend?"
}

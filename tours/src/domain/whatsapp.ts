import type { SelectedTour, TourSearch } from '@storefront/contract'
import { type TripChatFacts, tripMessage } from '@storefront/domain'

export type TourMessage = TripChatFacts & { tour: SelectedTour; search: TourSearch }

export function tourMessage({ tour, search, ...facts }: TourMessage): string {
  return tripMessage(tour, [{ label: 'Tour date', date: search.tourDate }], search.guests, facts)
}

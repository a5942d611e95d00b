import type { SelectedTour, TourSearch } from '@storefront/contract'
import { bookingMessage, type ChatFacts, durationText } from '@storefront/domain'

export type TourMessage = ChatFacts & { tour: SelectedTour; search: TourSearch }

/** The message that asks the agency for this tour. */
export function tourMessage({ tour, search, ...facts }: TourMessage): string {
  const duration = durationText(tour.durationDays)
  return bookingMessage({
    name: [tour.name, tour.destinationName].filter(Boolean).join(', '),
    dates: [{ label: 'Tour date', date: search.tourDate }],
    lines: duration ? [{ label: 'Duration', value: duration }] : [],
    travellers: search.guests,
    ...facts,
  })
}

/** The message of a visitor whose search found no tours. */
export function searchMessage(destination: string): string {
  return destination
    ? `Hello! I'm looking for a tour in ${destination}. What do you recommend?`
    : "Hello! I'm looking for a tour. What do you recommend?"
}

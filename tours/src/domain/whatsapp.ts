import type { SelectedTour, TourSearch } from '@storefront/contract'
import { bookingMessage, durationText } from '@storefront/domain'
import { bookingLines } from './booking.ts'

export type TourMessage = {
  tour: SelectedTour
  search: TourSearch
  /** First and last name of the first guest. */
  leadTraveller: string
  /** Absolute address of the tour. */
  quoteUrl: string
}

/** The message that asks the agency for this tour. */
export function tourMessage({ tour, search, leadTraveller, quoteUrl }: TourMessage): string {
  const duration = durationText(tour.durationDays)
  return bookingMessage({
    name: [tour.name, tour.destinationName].filter(Boolean).join(', '),
    dates: [{ label: 'Tour date', date: search.tourDate }],
    lines: duration ? [{ label: 'Duration', value: duration }] : [],
    travellers: search.guests,
    totalUsd: bookingLines(tour, search).totalUsd,
    leadTraveller,
    quoteUrl,
  })
}

/** The message of a visitor whose search found no tours. */
export function searchMessage(destination: string): string {
  return destination
    ? `Hello! I'm looking for a tour in ${destination}. What do you recommend?`
    : "Hello! I'm looking for a tour. What do you recommend?"
}

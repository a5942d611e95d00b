import type { PopularDestination } from './home.ts'

/** What can be booked at a destination, e.g. `['12 flights', '1 hotel']`; what is none or unknown is left out. */
export function offerCounts(destination: PopularDestination): string[] {
  const counts = [
    [destination.flightsCount, 'flight'],
    [destination.hotelsCount, 'hotel'],
    [destination.toursCount, 'tour'],
  ] as const
  return counts.flatMap(([count, noun]) =>
    count ? [`${count} ${count === 1 ? noun : `${noun}s`}`] : [],
  )
}

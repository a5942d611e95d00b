import type { PopularDestination } from './home.ts'

const number = new Intl.NumberFormat('en-US')

/** What can be booked at a destination, e.g. `['1,389 flights', '1 hotel']`; what is none or unknown is left out. */
export function offerCounts(destination: PopularDestination): string[] {
  const counts = [
    [destination.flightsCount, 'flight'],
    [destination.hotelsCount, 'hotel'],
    [destination.toursCount, 'tour'],
  ] as const
  return counts.flatMap(([count, noun]) =>
    count ? [`${number.format(count)} ${count === 1 ? noun : `${noun}s`}`] : [],
  )
}

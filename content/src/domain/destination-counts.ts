import { countText } from '@storefront/domain'
import type { PopularDestination } from './home.ts'

/** What can be booked at a destination, e.g. `['1,389 flights', '1 hotel']`; what is none or unknown is left out. */
export function offerCounts(destination: PopularDestination): string[] {
  const counts = [
    [destination.flightsCount, 'flight', 'flights'],
    [destination.hotelsCount, 'hotel', 'hotels'],
    [destination.toursCount, 'tour', 'tours'],
  ] as const
  return counts.flatMap(([count, one, many]) => (count ? [countText(count, one, many)] : []))
}

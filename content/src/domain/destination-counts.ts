import { countText } from '@storefront/domain'
import type { PopularDestination } from './home.ts'

/**
 * Returns counts of what is sold at a destination, e.g. `['34 hotels', '1 tour']`, without zero or unknown ones. Flights
 * are not counted: places that share an airport would all show the same number.
 */
export function offerCounts(destination: PopularDestination): string[] {
  const counts = [
    [destination.hotelsCount, 'hotel', 'hotels'],
    [destination.toursCount, 'tour', 'tours'],
  ] as const
  return counts.flatMap(([count, one, many]) => (count ? [countText(count, one, many)] : []))
}

import { countText } from '@storefront/domain'
import type { PopularDestination } from './home.ts'

/**
 * Returns e.g. `['34 hotels', '1 tour']`, without zero or unknown counts. Leaves out flights, because
 * places with the same airport have the same number.
 */
export function offerCounts(destination: PopularDestination): string[] {
  const counts = [
    [destination.hotelsCount, 'hotel', 'hotels'],
    [destination.toursCount, 'tour', 'tours'],
  ] as const
  return counts.flatMap(([count, one, many]) => (count ? [countText(count, one, many)] : []))
}

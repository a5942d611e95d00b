import type { Product } from '@storefront/contract'
import { countText } from './counts.ts'

/** Hint beside the count of infants; `maxAge` is the oldest infant of a hotel rate. */
export function infantsHint(product: Product, maxAge?: number | null): string {
  switch (product) {
    case 'flight':
      return 'under 2 on the day of the last flight'
    case 'hotel':
      return typeof maxAge === 'number'
        ? `up to ${countText(maxAge, 'year', 'years')}`
        : "as the room's rate says"
    default:
      return 'under 2 on the last day of the trip'
  }
}

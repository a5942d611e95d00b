import type { Product } from '@storefront/contract'
import { formatDate, type StaySearch, travellerSummary } from '@storefront/domain'

/** WhatsApp text of a search by stay that found nothing. */
export function searchMessage(product: Product, search: StaySearch): string {
  const { destination, checkInDate, checkOutDate, guests } = search
  const place = destination && ` ${product === 'package' ? 'to' : 'in'} ${destination}`
  return `Hello! I'm looking for a ${product}${place} from ${formatDate(checkInDate)} to ${formatDate(checkOutDate)}, for ${travellerSummary(guests)}.`
}

import type { HotelSearch } from '@storefront/contract'
import { formatDate, travellerSummary } from '@storefront/domain'

/** WhatsApp text of a search that found no hotels. */
export function searchMessage(search: HotelSearch): string {
  const { destination, checkInDate, checkOutDate, guests } = search
  const where = destination ? ` in ${destination}` : ''
  return `Hello! I'm looking for a hotel${where} from ${formatDate(checkInDate)} to ${formatDate(checkOutDate)}, for ${travellerSummary(guests)}.`
}

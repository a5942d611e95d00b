import { formatDate, type StaySearch, travellerSummary } from '@storefront/domain'

/** WhatsApp text of a search that found no packages. */
export function searchMessage(search: StaySearch): string {
  const { destination, checkInDate, checkOutDate, guests } = search
  const where = destination ? ` to ${destination}` : ''
  return `Hello! I'm looking for a package${where} from ${formatDate(checkInDate)} to ${formatDate(checkOutDate)}, for ${travellerSummary(guests)}.`
}

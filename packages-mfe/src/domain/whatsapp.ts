import type { SelectedPackage } from '@storefront/contract'
import {
  formatDate,
  type StaySearch,
  type TripChatFacts,
  travellerSummary,
  tripMessage,
} from '@storefront/domain'

export type PackageMessage = TripChatFacts & { travelPackage: SelectedPackage; search: StaySearch }

/** The message that asks the agency for this package. */
export function packageMessage({ travelPackage, search, ...facts }: PackageMessage): string {
  const dates = [
    { label: 'Check-in', date: search.checkInDate },
    { label: 'Check-out', date: search.checkOutDate },
  ]
  return tripMessage(travelPackage, dates, search.guests, facts)
}

/** The message of a visitor whose search found no packages. */
export function searchMessage(search: StaySearch): string {
  const { destination, checkInDate, checkOutDate, guests } = search
  const where = destination ? ` to ${destination}` : ''
  return `Hello! I'm looking for a package${where} from ${formatDate(checkInDate)} to ${formatDate(checkOutDate)}, for ${travellerSummary(guests)}.`
}

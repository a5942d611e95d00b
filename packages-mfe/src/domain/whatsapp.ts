import type { SelectedPackage } from '@storefront/contract'
import { type StaySearch, type TripChatFacts, tripMessage } from '@storefront/domain'

export type PackageMessage = TripChatFacts & { travelPackage: SelectedPackage; search: StaySearch }

export function packageMessage({ travelPackage, search, ...facts }: PackageMessage): string {
  const dates = [
    { label: 'Check-in', date: search.checkInDate },
    { label: 'Check-out', date: search.checkOutDate },
  ]
  return tripMessage(travelPackage, dates, search.guests, facts)
}

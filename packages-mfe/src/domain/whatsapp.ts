import type { SelectedPackage } from '@storefront/contract'
import {
  bookingMessage,
  type ChatFacts,
  durationText,
  formatDate,
  type StaySearch,
  travellerSummary,
} from '@storefront/domain'

export type PackageMessage = ChatFacts & { travelPackage: SelectedPackage; search: StaySearch }

/** The message that asks the agency for this package. */
export function packageMessage(message: PackageMessage): string {
  const { travelPackage, search, ...facts } = message
  const duration = durationText(travelPackage.durationDays)
  return bookingMessage({
    name: [travelPackage.name, travelPackage.destinationName].filter(Boolean).join(', '),
    dates: [
      { label: 'Check-in', date: search.checkInDate },
      { label: 'Check-out', date: search.checkOutDate },
    ],
    lines: duration ? [{ label: 'Duration', value: duration }] : [],
    travellers: search.guests,
    ...facts,
  })
}

/** The message of a visitor whose search found no packages. */
export function searchMessage(search: StaySearch): string {
  const { destination, checkInDate, checkOutDate, guests } = search
  const where = destination ? ` to ${destination}` : ''
  return `Hello! I'm looking for a package${where} from ${formatDate(checkInDate)} to ${formatDate(checkOutDate)}, for ${travellerSummary(guests)}.`
}

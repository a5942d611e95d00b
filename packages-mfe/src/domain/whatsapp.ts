import type { SelectedPackage } from '@storefront/contract'
import {
  bookingMessage,
  durationText,
  formatDate,
  type StaySearch,
  travellerSummary,
} from '@storefront/domain'
import { bookingLines } from './booking.ts'

export type PackageMessage = {
  travelPackage: SelectedPackage
  search: StaySearch
  /** First and last name of the first guest. */
  leadTraveller: string
  /** Absolute address of the package with these days. */
  quoteUrl: string
}

/** The message that asks the agency for this package. */
export function packageMessage(message: PackageMessage): string {
  const { travelPackage, search, leadTraveller, quoteUrl } = message
  const duration = durationText(travelPackage.durationDays)
  return bookingMessage({
    name: [travelPackage.name, travelPackage.destinationName].filter(Boolean).join(', '),
    dates: [
      { label: 'Check-in', date: search.checkInDate },
      { label: 'Check-out', date: search.checkOutDate },
    ],
    lines: duration ? [{ label: 'Duration', value: duration }] : [],
    travellers: search.guests,
    totalUsd: bookingLines(travelPackage, search).totalUsd,
    leadTraveller,
    quoteUrl,
  })
}

/** The message of a visitor whose search found no packages. */
export function searchMessage(search: StaySearch): string {
  const { destination, checkInDate, checkOutDate, guests } = search
  const where = destination ? ` to ${destination}` : ''
  return `Hello! I'm looking for a package${where} from ${formatDate(checkInDate)} to ${formatDate(checkOutDate)}, for ${travellerSummary(guests)}.`
}

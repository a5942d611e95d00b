import type { IsoDate, SelectedPackage, SelectedTour } from '@storefront/contract'
import { addDays, type TravelDays } from './dates.ts'
import type { StaySearch } from './stays/stay-search.ts'

/** Nights of a package, at least 1; null if its length is unknown. */
export function packageNights({
  durationDays,
}: Pick<SelectedPackage, 'durationDays'>): number | null {
  if (durationDays === null || durationDays <= 0) return null
  return Math.max(1, Math.ceil(durationDays) - 1)
}

/** Sets check-out to the end of the package; unchanged if its length is unknown. */
export function atOwnLength(
  travelPackage: Pick<SelectedPackage, 'durationDays'>,
  search: StaySearch,
): StaySearch {
  const nights = packageNights(travelPackage)
  return nights === null ? search : { ...search, checkOutDate: addDays(search.checkInDate, nights) }
}

/** First and last day of a tour. An unknown length counts as one day. */
export function tourDays(
  { durationDays }: Pick<SelectedTour, 'durationDays'>,
  first: IsoDate,
): TravelDays {
  return { first, last: addDays(first, Math.max(1, durationDays ?? 1) - 1) }
}

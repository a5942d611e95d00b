import type { SelectedPackage } from '@storefront/contract'
import { addDays } from '../dates.ts'
import type { StaySearch } from '../stays/stay-search.ts'

/** Nights that a package is sold for, at least one; null where its length is not known. */
export function packageNights({
  durationDays,
}: Pick<SelectedPackage, 'durationDays'>): number | null {
  if (durationDays === null || durationDays <= 0) return null
  return Math.max(1, Math.ceil(durationDays) - 1)
}

/** A search with check-out at the end of the package; unchanged where its length is not known. */
export function atOwnLength(
  travelPackage: Pick<SelectedPackage, 'durationDays'>,
  search: StaySearch,
): StaySearch {
  const nights = packageNights(travelPackage)
  return nights === null ? search : { ...search, checkOutDate: addDays(search.checkInDate, nights) }
}

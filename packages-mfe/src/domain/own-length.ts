import type { SelectedPackage } from '@storefront/contract'
import { addDays, type StaySearch } from '@storefront/domain'

/** A search with check-out on the package's last day; unchanged where its length is not known. */
export function atOwnLength(
  { durationDays }: Pick<SelectedPackage, 'durationDays'>,
  search: StaySearch,
): StaySearch {
  if (durationDays === null || durationDays < 2) return search
  return { ...search, checkOutDate: addDays(search.checkInDate, durationDays - 1) }
}

import type { SelectedPackage } from '@storefront/contract'
import { addDays, nightsBetween, type StaySearch } from '@storefront/domain'

/** The days of a package from the chosen check-in on; null when the dates fit already or nobody says how long it is. */
export function fittingDates(
  { durationDays }: Pick<SelectedPackage, 'durationDays'>,
  { checkInDate, checkOutDate }: Pick<StaySearch, 'checkInDate' | 'checkOutDate'>,
): { start: string; end: string } | null {
  if (durationDays === null || durationDays < 2) return null
  if (nightsBetween(checkInDate, checkOutDate) === durationDays - 1) return null
  return { start: checkInDate, end: addDays(checkInDate, durationDays - 1) }
}

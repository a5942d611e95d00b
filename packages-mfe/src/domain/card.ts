import { durationText, type ListedTrip } from '@storefront/trips/rules'

/** Badges on a package's card. */
export function packageBadges({ durationDays }: ListedTrip): string[] {
  const duration = durationText(durationDays)
  return duration ? [duration] : []
}

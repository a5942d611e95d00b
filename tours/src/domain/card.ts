import { durationText, type ListedTrip } from '@storefront/trips/rules'

/** Badges on a tour's card. */
export function tourBadges({ durationDays }: ListedTrip): string[] {
  const duration = durationText(durationDays)
  return duration ? [duration] : []
}

import type { IsoDate, SelectedTour } from '@storefront/contract'
import { addDays, type TravelDays } from '@storefront/domain'

/** First and last day of a tour. An unknown length counts as one day. */
export function travelDays(
  { durationDays }: Pick<SelectedTour, 'durationDays'>,
  tourDate: IsoDate,
): TravelDays {
  return { first: tourDate, last: addDays(tourDate, Math.max(1, durationDays ?? 1) - 1) }
}

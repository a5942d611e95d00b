import type { IsoDate, Product, TravellerBand, TravellerCounts } from '@storefront/contract'
import { travellerBands } from './travellers.ts'

/** Ages in whole years; `from` and `to` are inclusive. */
const ages: Record<TravellerBand, { from: number; to: number }> = {
  adults: { from: 12, to: Number.POSITIVE_INFINITY },
  children: { from: 2, to: 12 },
  infants: { from: 0, to: 12 },
}

/** Age in whole years on a day. */
export function ageOn(birth: IsoDate, day: IsoDate): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4))
  return day.slice(5) < birth.slice(5) ? years - 1 : years
}

/** Oldest age of a band, in whole years. */
export function oldestAge(band: TravellerBand): number {
  return ages[band].to
}

/** Ages in whole years on the first and last day of a trip. */
export type TripAges = { first: number; last: number }

/** Returns the right band, or null if `band` fits. A child may turn two on the trip, or be younger on a flight. */
export function otherBand(
  band: TravellerBand,
  { first, last }: TripAges,
  product: Product,
): TravellerBand | null {
  const { from, to } = ages[band]
  const youngest = band === 'children' && product === 'flight' ? 0 : from
  const oldEnough = band === 'children' ? last : first
  if (oldEnough >= youngest && first <= to) return null
  if (first < ages.children.from) return 'infants'
  return first < ages.adults.from ? 'children' : 'adults'
}

/** Singular label with ages, e.g. 'Child (2-12)'. */
export function bandLabel(band: TravellerBand): string {
  const labels = { adults: 'Adult', children: 'Child (2-12)', infants: 'Infant (0-12)' }
  return labels[band]
}

/** Traveller slot: band and number from 1. */
export type TravellerSlot = `${TravellerBand}-${number}`

/** Returns a slot for each traveller, adults first, infants last. */
export function travellerSlots(counts: TravellerCounts): TravellerSlot[] {
  return travellerBands.flatMap((band) =>
    Array.from({ length: counts[band] }, (_, index) => `${band}-${index + 1}` as const),
  )
}

export function bandOf(slot: TravellerSlot): TravellerBand {
  return slot.split('-')[0] as TravellerBand
}

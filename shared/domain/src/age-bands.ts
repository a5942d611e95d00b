import type { IsoDate, Product, TravellerBand, TravellerCounts } from '@storefront/contract'

/** Youngest and oldest age of each band, in whole years. */
const ages: Record<TravellerBand, { from: number; to: number }> = {
  adults: { from: 12, to: Number.POSITIVE_INFINITY },
  children: { from: 2, to: 12 },
  infants: { from: 0, to: 12 },
}

/** Whole years from birth to a day. */
export function ageOn(birth: IsoDate, day: IsoDate): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4))
  return day.slice(5) < birth.slice(5) ? years - 1 : years
}

/** Oldest age of a band, in whole years. */
export function oldestAge(band: TravellerBand): number {
  return ages[band].to
}

/** Whole years on the first and the last day of a trip. */
export type TripAges = { first: number; last: number }

/**
 * The band in which somebody of this age is counted, where `band` is not theirs; null where it is. A child may turn two
 * on the way, and on a flight a younger one may have a seat of its own.
 */
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

/** Returns the name of one traveller of a band, with the ages where they are bounded. */
export function bandLabel(band: TravellerBand): string {
  const labels = { adults: 'Adult', children: 'Child (2-12)', infants: 'Infant (0-12)' }
  return labels[band]
}

/** The place of one traveller among those of the band, from 1: what a record belongs to. */
export type TravellerPlace = `${TravellerBand}-${number}`

/** A place for everybody: adults first, infants last. */
export function travellerPlaces(counts: TravellerCounts): TravellerPlace[] {
  const bands = ['adults', 'children', 'infants'] as const
  return bands.flatMap((band) =>
    Array.from({ length: counts[band] }, (_, index) => `${band}-${index + 1}` as const),
  )
}

/** The band of a place. */
export function bandOf(place: TravellerPlace): TravellerBand {
  return place.split('-')[0] as TravellerBand
}

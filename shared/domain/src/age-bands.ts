import type { IsoDate, Product, TravellerBand, TravellerCounts } from '@storefront/contract'

/** Youngest and oldest age of each band, in whole years. */
const ages: Record<TravellerBand, { from: number; to: number }> = {
  adults: { from: 12, to: Number.POSITIVE_INFINITY },
  children: { from: 2, to: 12 },
  infants: { from: 0, to: 12 },
}

const oldestFlyingInfant = 1

/** Whole years from birth to a day. */
export function ageOn(birth: IsoDate, day: IsoDate): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4))
  return day.slice(5) < birth.slice(5) ? years - 1 : years
}

/** The band in which somebody of this age is counted, where `band` is not theirs; null where it is. */
export function otherBand(
  band: TravellerBand,
  age: number,
  product: Product,
): TravellerBand | null {
  const isFlyingInfant = product === 'flight' && band === 'infants'
  const { from, to } = ages[band]
  if (age >= from && age <= (isFlyingInfant ? oldestFlyingInfant : to)) return null
  if (age < ages.children.from) return 'infants'
  return age < ages.adults.from ? 'children' : 'adults'
}

/** What one traveller of a band is called, with the ages where they are bounded. */
export function bandLabel(band: TravellerBand, product: Product): string {
  if (band === 'adults') return 'Adult'
  if (band === 'children') return 'Child (2-12)'
  return product === 'flight' ? 'Infant (under 2)' : 'Infant (0-12)'
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

import type { IsoDate, Product } from '@storefront/contract'

/** The first age that is not an infant's (spec §2: 0-12 years; readings: under 2 on flights). */
const endOfInfancy: Record<Product, number> = { flight: 2, hotel: 13, tour: 13, package: 13 }

/** A traveller, by place from 0, whose age is not the one they were counted with. */
export type Miscounted = { index: number; isInfant: boolean }

/**
 * Travellers counted as infants who are older on the first day of the trip, and infants who were counted to pay. It is not
 * known which traveller is which, and infants come last: where too few are of that age, the last of the others are
 * named. A baby may pay as a child anywhere but on flights.
 */
export function miscountedInfants(
  births: readonly IsoDate[],
  infants: number,
  product: Product,
  day: IsoDate,
): Miscounted[] {
  const all = births.map((birth, index) => ({
    index,
    isInfant: ageOn(birth, day) < endOfInfancy[product],
  }))
  const babies = all.filter(({ isInfant }) => isInfant)
  const missing = infants - babies.length
  if (missing > 0) return all.filter(({ isInfant }) => !isInfant).slice(-missing)
  return product === 'flight' ? babies.slice(0, -missing) : []
}

/** Whole years from birth to a day. */
function ageOn(birth: IsoDate, day: IsoDate): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4))
  return day.slice(5) < birth.slice(5) ? years - 1 : years
}

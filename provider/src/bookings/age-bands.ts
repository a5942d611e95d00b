import type { IsoDate, TravellerCounts } from '@storefront/contract'
import { ageOn } from '../calendar/days.ts'

/** Bands as flights sell them: under 2 an infant (free), under 12 a child, else an adult. */
export function flightBands(births: readonly IsoDate[], day: IsoDate): TravellerCounts {
  const ages = births.map((birth) => ageOn(birth, day))
  const infants = ages.filter((age) => age < 2).length
  const children = ages.filter((age) => age >= 2 && age < 12).length
  return { adults: ages.length - infants - children, children, infants }
}

/**
 * Every way guests may have been counted for a stay. The storefront's bands overlap there (children 2–12,
 * infants 0–12, adults 12+) and a body names no bands, only birth dates; so a guest under 12 may be a child
 * or an infant, and one of twelve may be any. Most likely first: under 2 an infant, under 12 a child.
 */
export function guestBands(births: readonly IsoDate[], day: IsoDate): TravellerCounts[] {
  const ages = births.map((birth) => ageOn(birth, day))
  const count = (from: number, to: number) => ages.filter((age) => age >= from && age < to).length
  const babies = count(Number.NEGATIVE_INFINITY, 2)
  const twelve = count(12, 13)
  const under12 = count(Number.NEGATIVE_INFINITY, 12)
  const over12 = count(13, Number.POSITIVE_INFINITY)
  const splits: TravellerCounts[] = []
  for (let notAdult = 0; notAdult <= twelve; notAdult++) {
    for (let infants = 0; infants <= under12 + notAdult; infants++) {
      splits.push({
        adults: over12 + twelve - notAdult,
        children: under12 + notAdult - infants,
        infants,
      })
    }
  }
  const distance = (split: TravellerCounts) =>
    Math.abs(split.infants - babies) + (over12 + twelve - split.adults)
  return splits.toSorted((a, b) => distance(a) - distance(b))
}

/** "2 adults, 1 child, 1 infant". */
export function bandsText({ adults, children, infants }: TravellerCounts): string {
  const parts = [
    adults > 0 && `${adults} ${adults === 1 ? 'adult' : 'adults'}`,
    children > 0 && `${children} ${children === 1 ? 'child' : 'children'}`,
    infants > 0 && `${infants} ${infants === 1 ? 'infant' : 'infants'}`,
  ]
  return parts.filter(Boolean).join(', ')
}
